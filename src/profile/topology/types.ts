/** Opens one port of a machine. `port` is a name of `ports`, or `p2p`, `http`, `ws`, `metrics` of the network profile. */
export interface Admission {
  readonly port: string;
  /** Names of hosts, or the whole internet. */
  readonly from: readonly string[] | 'everybody';
}

/** One machine of the example network. */
export interface Host {
  readonly title: string;
  /** IPv4 address on the private network. */
  readonly address: string;
  /** IPv4 address on the internet, if it has one. */
  readonly publicAddress?: string;
  readonly purpose: string;
  /** Names of hosts in StaticNodes and TrustedNodes of its configuration. */
  readonly node?: {readonly static: readonly string[]; readonly trusted: readonly string[]};
  readonly admits: readonly Admission[];
  readonly admitsForMev?: readonly Admission[];
}

/** The machines of the validator, EVN and MEV pages: `_data/topology.json`. */
export interface Topology {
  readonly ports: Readonly<Record<string, number>>;
  readonly hosts: Readonly<Record<string, Host>>;
}
