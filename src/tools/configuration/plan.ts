import type {Host} from '../../profile/types';

/** A machine of the pages. */
export type HostFacts = Omit<Host, 'purpose'>;

/** What plans start from: the network's numbers, and the machines of the pages. */
export interface PlanFacts {
  readonly network: string;
  /** Base address of the version's pages. */
  readonly pages: string;
  /** Folder of the downloads for monitoring, below the site's root. */
  readonly downloads: string;
  readonly chains: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly chainId: number;
        readonly rpc: string;
        /** Address of the published configuration. */
        readonly config: string;
      }
    >
  >;
  /** Gigabytes by kind of machine. */
  readonly memory: {
    readonly validator: number;
    readonly fullNode: number;
  };
  readonly gasLimit: number;
  /** In wei. */
  readonly gasPrice: string;
  /** Seconds of a round of turns. */
  readonly stopWait: number;
  readonly blocksPerDay: number;
  readonly mev: {readonly commission: number; readonly bidsPerBuilder: number};
  readonly ports: Readonly<Record<string, number>>;
  readonly hosts: Readonly<Record<string, HostFacts>>;
}

/** What an operator decides for one machine. */
export interface HostPlan {
  /** On the private network, or the only one of a machine without one. */
  readonly address: string;
  /** On the internet; empty for machines that are hidden. */
  readonly publicAddress: string;
  /** Public key of the node, 128 hexadecimal digits; empty while unknown. */
  readonly publicKey: string;
}

/** Ports that a plan opens. */
export type PortName =
  | 'p2p'
  | 'http'
  | 'metrics'
  | 'ssh'
  | 'https'
  | 'mevSentry'
  | 'grafana'
  | 'prometheus'
  | 'alertmanager'
  | 'nodeExporter'
  | 'journal';

/** Everything that an operator decides. All texts are checked by {@link checkPlan} before a file is written. */
export interface Plan {
  /** Key of a chain of the profile. */
  readonly chain: string;
  /** Whether the validator is open to the internet, or hidden behind sentries and a private full node. */
  readonly layout: 'direct' | 'sentries';
  /** Number of sentries; has no effect in the direct layout. */
  readonly sentries: number;
  readonly hasEvn: boolean;
  readonly hasStandby: boolean;
  readonly hasMonitor: boolean;
  /** Whether blocks of builders are taken. */
  readonly hasMev: boolean;
  /** By name: `validator`, `sentry1`. Has machines that the plan does not use, too. */
  readonly hosts: Readonly<Record<string, HostPlan>>;
  readonly ports: Readonly<Record<PortName, number>>;
  readonly paths: {readonly program: string; readonly data: string; readonly config: string};
  /** Gigabytes of machines with keys, and of the others. */
  readonly memory: {readonly validator: number; readonly others: number};
  /** Numbers of blocks that are kept; 0 keeps all. */
  readonly history: {
    readonly blocks: number;
    /** Of the private full node. */
    readonly fullNodeBlocks: number;
    /** Blocks whose transactions can be found by hash. */
    readonly transactions: number;
  };
  /** Consensus address, or empty. */
  readonly consensus: string;
  /** Operator address, or empty. */
  readonly operator: string;
  /** Addresses of nodes of other operators: `enode://…`. */
  readonly partners: readonly string[];
  readonly mev: {
    /** Name that builders know the MEV sentry by. */
    readonly hostName: string;
    /** Address and endpoint of a builder, the address empty while unknown. */
    readonly builder: string;
    readonly builderUrl: string;
    readonly payAccount: string;
    /** Most that a block may cost, in wei. */
    readonly feeCeiling: string;
  };
}

export const MOST_SENTRIES = 4;

const PORTS: readonly PortName[] = [
  'p2p',
  'http',
  'metrics',
  'ssh',
  'https',
  'mevSentry',
  'grafana',
  'prometheus',
  'alertmanager',
  'nodeExporter',
  'journal',
];

const last = (address: string) => address.slice(address.lastIndexOf('.') + 1);

/** Machines of the pages; a machine without public address gets the one of the documentation range with the same last number. */
function hostsOf({hosts}: PlanFacts): Plan['hosts'] {
  const known = Object.entries(hosts).map(
    ([name, {address, publicAddress}]): [string, HostPlan] => [
      name,
      {
        address,
        publicAddress: publicAddress ?? `192.0.2.${last(address)}`,
        publicKey: '',
      },
    ],
  );
  const more = Array.from({length: MOST_SENTRIES}, (_, index): [string, HostPlan] => [
    `sentry${index + 1}`,
    {address: `10.0.0.${30 + index}`, publicAddress: `192.0.2.${30 + index}`, publicKey: ''},
  ]);
  return Object.fromEntries([...more, ...known]);
}

/** The plan of the pages: hidden validator, standby, sentries, private full node and monitor. */
export function defaultPlan(facts: PlanFacts): Plan {
  const names = Object.keys(facts.hosts);
  return {
    chain: 'mainnet',
    layout: 'sentries',
    sentries: names.filter((name) => /^sentry\d+$/.test(name)).length,
    hasEvn: true,
    hasStandby: names.includes('standby'),
    hasMonitor: names.includes('monitor'),
    hasMev: false,
    hosts: hostsOf(facts),
    ports: Object.fromEntries(PORTS.map((name) => [name, facts.ports[name] ?? 0])) as Plan['ports'],
    paths: {program: '/usr/local/bin/geth', data: '/var/lib/geth', config: '/etc/geth'},
    memory: {validator: facts.memory.validator, others: facts.memory.fullNode},
    history: {blocks: 600_000, fullNodeBlocks: 0, transactions: facts.blocksPerDay},
    consensus: '',
    operator: '',
    partners: [],
    mev: {
      hostName: 'sentry.validator.example',
      builder: '',
      builderUrl: 'https://builder.example',
      payAccount: '',
      feeCeiling: '0',
    },
  };
}
