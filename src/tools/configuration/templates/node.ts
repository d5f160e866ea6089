import {bracketed, capitals, enodeOf} from '../../../profile/topology/write';
import {hasKeys, type Machine} from '../machines';
import type {Plan, PlanFacts} from '../plan';
import {list, onlyKeys, quoted, type Entry, type Table} from './toml';

/** Placeholder of the pages; geth does not accept it. */
const consensusOf = ({consensus}: Plan): string => consensus || 'CONSENSUS_ADDRESS';

/** What a part of the configuration is written from. */
export interface Written {
  readonly plan: Plan;
  readonly machine: Machine;
  readonly machines: readonly Machine[];
}

function enodesOf(names: readonly string[], {plan, machines}: Written): string[] {
  const some = machines.filter(({name}) => names.includes(name));
  const inOrder = [...some].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  return inOrder.map((machine) =>
    enodeOf(machine.name, machine, plan.ports.p2p, plan.hosts[machine.name]?.publicKey),
  );
}

/** The node takes a public key where it expects an id, and hashes it. */
function idOf(name: string, {hosts}: Plan): string {
  const key = hosts[name]?.publicKey ?? '';
  return key === '' ? `NODE_ID_OF_${capitals(name)}` : key;
}

function commentOnPeers({plan, machine}: Written): string | undefined {
  if (plan.layout === 'direct')
    return plan.partners.length > 0
      ? `${plan.hasEvn ? 'EVN nodes' : 'Nodes'} of other operators.`
      : undefined;
  if (hasKeys(machine)) return 'Its sentries and the full node.';
  if (machine.role !== 'sentry') return undefined;
  return 'Sentries of other operators, never your validator.';
}

function ethTable(): Table {
  return {name: 'Eth', entries: [['SyncMode', quoted('snap')]]};
}

function minerTable({gasLimit, gasPrice, stopWait}: PlanFacts): Table {
  return {
    name: 'Eth.Miner',
    entries: [
      ['GasCeil', String(gasLimit)],
      ['GasPrice', gasPrice],
      ['MaxWaitProposalInSecs', String(stopWait)],
    ],
  };
}

/** The auction of blocks, on machines that mine or may mine. */
export function mevTables(
  {mev, ports}: Plan,
  machines: readonly Machine[],
  facts: PlanFacts,
): Table[] {
  const sentry = machines.find(({role}) => role === 'mev-sentry');
  return [
    {
      name: 'Eth.Miner.Mev',
      entries: [
        ['Enabled', 'true'],
        ['SentryURL', quoted(`http://${bracketed(sentry?.address ?? '')}:${ports.mevSentry}`)],
        ['BuilderFeeCeil', quoted(mev.feeCeiling)],
        ['ValidatorCommission', String(facts.mev.commission)],
        ['GreedyMergeTx', 'true'],
        ['MaxBidsPerBuilder', String(facts.mev.bidsPerBuilder)],
      ],
    },
    {
      name: 'Eth.Miner.Mev.Builders',
      isRepeated: true,
      entries: [
        ['Address', quoted(mev.builder || '0xBuilderAddress')],
        ['URL', quoted('')],
      ],
    },
  ];
}

function nodeTable({plan, machine}: Written): Table {
  // The private full node must exchange transactions with the validator.
  const hasEvn = plan.hasEvn && machine.role !== 'full-node';
  return {
    name: 'Node',
    entries: [
      ['DataDir', quoted(plan.paths.data)],
      ['IPCPath', quoted('geth.ipc')],
      ['HTTPHost', quoted('')],
      ['WSHost', quoted('')],
      ...(hasEvn ? [['EnableEVNFeatures', 'true'] as const] : []),
      ['EnableQuickBlockFetching', 'true'],
    ],
  };
}

/** Keys of [Node] that the pages about the EVN show. */
const EVN_KEYS = ['DataDir', 'EnableEVNFeatures', 'EnableQuickBlockFetching'];

/** The part of [Node] that the pages about the EVN show. */
export function evnTable(written: Written): Table {
  return onlyKeys(nodeTable(written), EVN_KEYS);
}

/** Lists by which a sentry passes on what its validators send, and what they need. */
function proxyEntries({plan, machines}: Written): Entry[] {
  const behind = machines.filter(hasKeys);
  return [
    ...(plan.hasEvn
      ? [
          [
            'ProxyedValidatorAddresses',
            `[${quoted(consensusOf(plan))}]`,
            'Its blocks go in full to all EVN peers.',
          ] as const,
        ]
      : []),
    [
      'ProxyedNodeIds',
      list(behind.map(({name}) => idOf(name, plan))),
      'These get every block in full, and votes directly.',
    ],
  ];
}

/** A node dials as many others as a third of this: it must be three times the static nodes, or a lost one is not dialled again. */
function mostPeers({plan, machine}: Written): number {
  if (machine.role === 'sentry') return 200;
  if (machine.role === 'full-node') return 50;
  if (plan.layout === 'sentries') return 30;
  return plan.partners.length > 0 ? 100 : 50;
}

/** [Node.P2P] of a machine: its port, and the peers that it keeps. */
export function peersTable(written: Written): Table {
  const {plan, machine} = written;
  const isHidden = machine.publicAddress === undefined;
  const partners = machine.role === 'sentry' || plan.layout === 'direct' ? plan.partners : [];
  const nodes = [...enodesOf(machine.node?.static ?? [], written), ...partners];
  // A node whose places are taken refuses the dials of all others. It also counts, by address, each connection of a
  // peer that it marks later, and never counts it back: after MaxPeers of them it refuses that peer.
  const trusted = [...enodesOf(machine.node?.trusted ?? [], written), ...partners];
  return {
    name: 'Node.P2P',
    entries: [
      ['ListenAddr', quoted(`:${plan.ports.p2p}`)],
      ['NoDiscovery', String(isHidden)],
      ['MaxPeers', String(mostPeers(written))],
      ['StaticNodes', list(nodes), commentOnPeers(written)],
      ['TrustedNodes', list(trusted)],
      ...(machine.role === 'sentry' ? proxyEntries(written) : []),
    ],
  };
}

/** All tables of a node that differ from the published configuration. */
export function configTables(written: Written, facts: PlanFacts): Table[] {
  const {plan, machine, machines} = written;
  return [
    ethTable(),
    minerTable(facts),
    ...(plan.hasMev && hasKeys(machine) ? mevTables(plan, machines, facts) : []),
    nodeTable(written),
    peersTable(written),
  ];
}
