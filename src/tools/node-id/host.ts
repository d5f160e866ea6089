/** From where a node with this address in its enode can be reached. */
export type HostKind = 'public' | 'private' | 'own' | 'none' | 'example' | 'name';

const RANGES: readonly (readonly [kind: HostKind, pattern: RegExp])[] = [
  ['none', /^(?:0\.|::$)/u],
  ['own', /^(?:127\.|::1$)/u],
  ['private', /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)/u],
  // Shared by the customers of a provider (RFC 6598).
  ['private', /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./u],
  ['private', /^(?:f[cd][\da-f]{2}|fe[89ab][\da-f]):/u],
  ['example', /^(?:192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|2001:db8:)/u],
];

// As Go reads it: no leading zeros.
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.|$)){4}$/u;
const IPV6 = /^(?=.*:.*:)[\da-f:.]+$/u;
const NAME =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/u;

/** The kind of a host; undefined if it is neither an address nor a name. @param host without brackets */
export function hostKind(host: string): HostKind | undefined {
  const lower = host.toLowerCase();
  const isAddress = (IPV4.test(lower) && !lower.endsWith('.')) || IPV6.test(lower);
  if (!isAddress) return NAME.test(lower) ? 'name' : undefined;
  return RANGES.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'public';
}

/** What is worth a warning about a kind of host. */
export const HOST_NOTES: Readonly<Partial<Record<HostKind, string>>> = {
  private: 'Private address: reachable only inside your own network.',
  own: 'Loopback address: it leads every machine to itself.',
  none: 'No address: the node printed it because it does not know its own. Put in the address at which it is reached.',
  example: 'Address from documentation: it leads nowhere.',
};
