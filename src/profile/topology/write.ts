/** Parts of configuration files that are written from the machines of a topology. */
import type {Admission, Host} from '../types';

/** Placeholder name of `sentry1`: SENTRY_1. */
export function capitals(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/(\d+)$/, '_$1')
    .toUpperCase();
}

/** An address as it is written before a port: an IPv6 address in brackets. */
export function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** @param key 128 digits; without it a placeholder that no node accepts, so that nobody leaves it by mistake */
export function enodeOf(
  name: string,
  {address}: Pick<Host, 'address'>,
  port: number,
  key = '',
): string {
  return `enode://${key || `PUBLIC_KEY_OF_${capitals(name)}`}@${bracketed(address)}:${port}`;
}

/** One opened port: for one address, or for everybody. */
export interface Opening {
  readonly port: number;
  readonly protocol: 'tcp' | 'udp';
  readonly from?: string;
  /** `ssh: admin`, for lists of the rules. */
  readonly comment: string;
}

/** What an admission opens. Where everybody may be a peer, discovery is open, too. */
export function openingsOf(
  {port, from}: Admission,
  hosts: Readonly<Record<string, {readonly address: string}>>,
  ports: Readonly<Record<string, number>>,
): Opening[] {
  const number = ports[port] ?? 0;
  if (from !== 'everybody') {
    return from.map((name) => ({
      port: number,
      protocol: 'tcp',
      from: hosts[name]?.address ?? '',
      comment: `${port}: ${name}`,
    }));
  }
  const protocols = port === 'p2p' ? (['tcp', 'udp'] as const) : (['tcp'] as const);
  return protocols.map((protocol) => ({port: number, protocol, comment: port}));
}

/** The rule as a command; the comment appears in `ufw status`. */
export function ufwRule({port, protocol, from, comment}: Opening): string {
  return from === undefined
    ? `sudo ufw allow ${port}/${protocol} comment '${comment}'`
    : `sudo ufw allow from ${from} to any port ${port} proto ${protocol} comment '${comment}'`;
}
