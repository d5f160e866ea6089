/** Unit of a parameter; determines how `{network.…}` prints it. */
export type Unit =
  | 'milliseconds'
  | 'seconds'
  | 'blocks'
  | 'wei'
  | 'voteWei'
  | 'gas'
  | 'bytes'
  | 'basisPoints'
  | 'perHundredThousand'
  | 'percent'
  | 'count'
  | 'port'
  | 'boolean';

/** A number of the network with its meaning and source. */
export interface Parameter {
  /** Whole numbers above 2^53 (amounts in wei) are decimal strings. */
  readonly value: number | string | boolean;
  readonly unit: Unit;
  readonly meaning: string;
  readonly source: string;
  /** Minimum that governance can set, in the parameter's unit. */
  readonly min?: number | string;
  /** Maximum that governance can set, in the parameter's unit. */
  readonly max?: number | string;
}

/** A public JSON-RPC server. */
export interface Endpoint {
  readonly url: string;
  readonly operator: string;
  readonly region?: string;
  readonly archive?: boolean;
}

/** A company that offers JSON-RPC access to a chain. */
export interface Provider {
  readonly name: string;
  readonly url: string;
  /** Capabilities: `archive state`, `eth_getLogs`, `trace_*`, `WebSocket`. */
  readonly serves: readonly string[];
}

/** Everything that a wallet, a client or a node needs to join one chain. */
export interface Chain {
  readonly name: string;
  readonly chainId: number;
  readonly networkId: number;
  readonly symbol: string;
  readonly http: readonly Endpoint[];
  readonly ws?: readonly Endpoint[];
  readonly archive?: readonly Endpoint[];
  readonly private?: readonly Endpoint[];
  /** Which of the three it publishes; of the others, it has the reader's own node. Derived. */
  readonly listed?: Readonly<Record<string, true>>;
  readonly providers?: readonly Provider[];
  /** `address` is the path between the explorer's address and that of an account, such as `/address/`. */
  readonly explorer: {readonly name: string; readonly url: string; readonly address: string};
  /** Methods that the public endpoints do not serve, or families such as `debug_*`. */
  readonly blockedMethods: readonly string[];
  /** Addresses of the files that a new node needs; both may name the same archive. */
  readonly genesis: string;
  readonly config: string;
  readonly faucet?: {readonly url: string; readonly rule: string};
  readonly [key: string]: unknown;
}

/** Readers whom a fork or a release concerns. */
export type Role = 'validator' | 'operator' | 'developer' | 'staker';

/** When the rules of a fork apply on one chain. */
export interface Activation {
  /** Time in UTC; null as long as the fork has no date. */
  readonly activation: string | null;
  /** `placeholder`: an example, which nobody has announced. Without a status, the time is announced. */
  readonly status?: 'announced' | 'placeholder';
  /** First of the profile's releases with the rules and the time. */
  readonly release?: string;
  /** Day on which the time was announced or last changed, for feeds; that of the release when missing. */
  readonly changed?: string;
}

/** A change of the consensus rules. */
export interface Fork {
  readonly name: string;
  readonly effect: string;
  /** Everybody when missing. */
  readonly roles?: readonly Role[];
  /** By the chain's name in the profile. */
  readonly chains?: Readonly<Record<string, Activation>>;
}

/** A release of the node software for the chains of the profile. */
export interface Release {
  /** Such as `v1.7.3`. */
  readonly version: string;
  /** Day of the release, such as `2026-04-22`. */
  readonly date: string;
  readonly summary: string;
  /** What an operator does before its first start. */
  readonly before?: string;
  readonly roles: readonly Role[];
}

/** The parts of the profile that the site's code reads; pages may read any key. */
export interface NetworkProfile {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly tagline: string;
  readonly site: {
    readonly url: string;
    readonly copyrightHolder: string;
    readonly copyrightYear?: string;
    readonly announcement?: {readonly id: string; readonly content: string};
  };
  readonly organisation: {readonly name: string; readonly url: string};
  readonly repositories: {
    readonly docs: {readonly url: string; readonly branch: string};
    readonly node: {readonly url: string};
  };
  /** Web applications of the network, all optional. */
  readonly links?: {
    readonly staking?: string;
    readonly governance?: string;
    readonly validators?: string;
    readonly releases?: string;
    readonly [key: string]: string | undefined;
  };
  readonly contacts: {
    readonly support: string;
    readonly security: string;
    readonly status?: string;
    readonly announcements: string;
  };
  readonly chains: {readonly mainnet: Chain; readonly [key: string]: Chain};
  readonly timing: {readonly blockInterval: Parameter; readonly [key: string]: Parameter};
  readonly governance: {readonly voteTokenSymbol: string};
  readonly software: {
    readonly node: string;
    /** Release that the pages describe. */
    readonly version: string;
    readonly upstream: string;
    readonly goVersion: string;
    /** Whether this network's boot nodes and genesis block are compiled into the node. */
    readonly hasBootNodes?: boolean;
  };
  /** Oldest first; the last one is the release that the pages describe. */
  readonly releases?: readonly Release[];
  /** Oldest first. */
  readonly forks: readonly Fork[];
  readonly [section: string]: unknown;
}

/** A system contract, with the same address on every network of the lineage. */
export interface SystemContract {
  readonly address: string;
  readonly purpose: string;
}

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

/** All values for the `{…}` tokens of one version. */
export interface VersionData {
  readonly network: NetworkProfile;
  readonly contracts: Readonly<Record<string, SystemContract>>;
  /** Source data of `{plan.…}`. */
  readonly topology: Topology;
  /**
   * `path` is the version's part in addresses of its files: `next`, or the name of a release. `url` is the base of its
   * pages: the site's own address for the latest release.
   */
  readonly version: {readonly path: string; readonly url: string};
}
