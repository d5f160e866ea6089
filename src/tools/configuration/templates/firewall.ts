import {ufwRule, type Opening} from '../../../profile/topology/write';

/** Commands that close everything except what is opened. SSH stays open: it is among the openings. */
export function ufw(openings: readonly Opening[]): string {
  return [
    // Ubuntu has it, Debian does not.
    'sudo apt-get install --yes ufw',
    'sudo ufw default deny incoming',
    'sudo ufw default allow outgoing',
    ...openings.map(ufwRule),
    'sudo ufw enable',
  ].join('\n');
}

function nftRule({port, protocol, from, comment}: Opening): string {
  const sender = from === undefined ? '' : `${from.includes(':') ? 'ip6' : 'ip'} saddr ${from} `;
  return `    ${sender}${protocol} dport ${port} accept comment "${comment}"`;
}

/** The same as a file for nftables. It replaces all rules of the machine. */
export function nftables(openings: readonly Opening[]): string {
  return `#!/usr/sbin/nft -f
flush ruleset

table inet filter {
  chain input {
    type filter hook input priority filter; policy drop;
    ct state invalid drop
    ct state { established, related } accept
    iif lo accept
    meta l4proto { icmp, ipv6-icmp } accept
${openings.map(nftRule).join('\n')}
  }
  chain forward {
    type filter hook forward priority filter; policy drop;
  }
  chain output {
    type filter hook output priority filter; policy accept;
  }
}`;
}
