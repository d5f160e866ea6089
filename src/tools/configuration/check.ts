import {machinesOf, type Machine} from './machines';
import {MOST_SENTRIES, type Plan, type PlanFacts} from './plan';
import {
  addressFault,
  isAccount,
  isBelow,
  isEnode,
  isHostName,
  isPublicKey,
  isUrl,
  normalAddress,
  pathFault,
} from './syntax';

/** What is wrong with one value of a plan. */
export interface PlanFault {
  /** `hosts.validator.address`. */
  readonly field: string;
  /** What is expected, in a sentence for the reader. */
  readonly message: string;
}

type Check = (plan: Plan, machines: readonly Machine[], facts: PlanFacts) => PlanFault[];

const when = (isWrong: boolean, field: string, message: string): PlanFault[] =>
  isWrong ? [{field, message}] : [];

const isWhole = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** Addresses that a plan prints, with their fields. */
function addressesOf(machines: readonly Machine[]): {field: string; value: string}[] {
  return machines.flatMap(({name, address, publicAddress}) => [
    {field: `hosts.${name}.address`, value: address},
    ...(publicAddress === undefined
      ? []
      : [{field: `hosts.${name}.publicAddress`, value: publicAddress}]),
  ]);
}

const addresses: Check = (plan, machines) => {
  const all = addressesOf(machines);
  return all.flatMap(({field, value}, index) => {
    const message = addressFault(value);
    if (message !== undefined) return [{field, message}];
    const twin = all
      .slice(0, index)
      .find((other) => normalAddress(other.value) === normalAddress(value));
    if (!twin) return [];
    const [, owner] = twin.field.split('.');
    const [, name] = field.split('.');
    // A machine without a private network has one address for both.
    if (owner === name && plan.layout === 'direct') return [];
    const title = machines.find((machine) => machine.name === owner)?.title ?? '';
    return [{field, message: `Give each machine its own address: ${title} has this one.`}];
  });
};

const publicKeys: Check = ({hosts}, machines) =>
  machines.flatMap(({name, node}, index) => {
    const key = hosts[name]?.publicKey ?? '';
    if (!node || key === '') return [];
    const field = `hosts.${name}.publicKey`;
    if (!isPublicKey(key))
      return [
        {
          field,
          message: 'Enter admin.nodeInfo.enode, or its 128 hexadecimal digits.',
        },
      ];
    const isTaken = machines.slice(0, index).some((other) => hosts[other.name]?.publicKey === key);
    return when(isTaken, field, 'Give each machine its own key: another has this one.');
  });

/** Ports on which something listens on a machine. */
function portsOf({role, node}: Machine, {hasMev, hasMonitor}: Plan): (keyof Plan['ports'])[] {
  const watched = hasMonitor ? (['metrics', 'nodeExporter'] as const) : [];
  if (role === 'monitor')
    return ['ssh', 'grafana', 'prometheus', 'alertmanager', 'nodeExporter', 'journal'];
  if (role === 'mev-sentry') return ['ssh', 'https', 'mevSentry', ...watched];
  if (role === 'admin' || !node) return ['ssh'];
  const hasHttp = role === 'full-node' || (hasMev && role !== 'sentry');
  return ['ssh', 'p2p', 'metrics', ...(hasHttp ? (['http'] as const) : []), ...watched];
}

const ports: Check = (plan, machines) => {
  const names = [...new Set(machines.flatMap((machine) => portsOf(machine, plan)))];
  return names.flatMap((name) => {
    const field = `ports.${name}`;
    const port = plan.ports[name];
    if (!isWhole(port, 1, 65_535)) return [{field, message: 'Enter a port from 1 to 65535.'}];
    const machine = machines.find((each) => {
      const own = portsOf(each, plan);
      const earlier = own.filter((other) => names.indexOf(other) < names.indexOf(name));
      return own.includes(name) && earlier.some((other) => plan.ports[other] === port);
    });
    return machine ? [{field, message: `Choose another port: ${machine.title} uses ${port}.`}] : [];
  });
};

const paths: Check = ({paths: {program, data, config}}) => {
  const fault = (field: string, text: string, isWritten: boolean) => {
    const message = pathFault(text, isWritten);
    return message === undefined ? [] : [{field, message}];
  };
  const nested = isBelow(data, config) || isBelow(config, data);
  return [
    ...fault('paths.program', program, false),
    ...fault('paths.data', data, true),
    ...fault('paths.config', config, true),
    ...when(nested, 'paths.config', 'Keep it outside the data folder, and not around it.'),
    ...when(
      isBelow(program, data) || isBelow(program, config),
      'paths.program',
      'Keep the program outside the other folders.',
    ),
  ];
};

const KEEPS_ALL = 'Enter 0 to keep all';

const numbers: Check = ({memory, history, sentries, layout}) => [
  ...when(
    layout === 'sentries' && !isWhole(sentries, 1, MOST_SENTRIES),
    'sentries',
    `Enter 1 to ${MOST_SENTRIES} sentries.`,
  ),
  ...(['validator', 'others'] as const).flatMap((kind) =>
    when(!isWhole(memory[kind], 8, 4096), `memory.${kind}`, 'Enter 8 to 4096 whole gigabytes.'),
  ),
  // The node raises smaller numbers to params.FullImmutabilityThreshold.
  ...(['blocks', 'fullNodeBlocks'] as const).flatMap((kind) =>
    when(
      history[kind] !== 0 && !isWhole(history[kind], 600_000, 1e12),
      `history.${kind}`,
      `${KEEPS_ALL}, or at least 600000 blocks.`,
    ),
  ),
  ...when(
    !isWhole(history.transactions, 0, 1e12),
    'history.transactions',
    `${KEEPS_ALL}, or a whole number of blocks.`,
  ),
];

const ACCOUNT = 'Enter an account: 0x and 40 hexadecimal digits.';

const values: Check = (
  {chain, layout, consensus, operator, partners, mev, hasMev},
  _machines,
  {chains},
) => {
  const account = (field: string, text: string) =>
    when(text !== '' && !isAccount(text), field, ACCOUNT);
  return [
    ...when(
      !Object.hasOwn(chains, chain),
      'chain',
      `Choose one of: ${Object.keys(chains).join(', ')}.`,
    ),
    ...when(!['direct', 'sentries'].includes(layout), 'layout', 'Choose one of: direct, sentries.'),
    ...account('consensus', consensus),
    ...account('operator', operator),
    ...when(
      !partners.every(isEnode),
      'partners',
      'Enter one address a line: enode://, 128 hexadecimal digits, @, host and port.',
    ),
    ...(hasMev
      ? [
          ...account('mev.builder', mev.builder),
          ...account('mev.payAccount', mev.payAccount),
          ...when(
            !isHostName(mev.hostName),
            'mev.hostName',
            'Enter a name such as sentry.validator.example.',
          ),
          ...when(
            !isUrl(mev.builderUrl),
            'mev.builderUrl',
            'Enter an address such as https://builder.example.',
          ),
          ...when(!/^\d{1,30}$/.test(mev.feeCeiling), 'mev.feeCeiling', 'Enter whole wei.'),
          ...when(
            consensus !== '' && mev.payAccount.toLowerCase() === consensus.toLowerCase(),
            'mev.payAccount',
            'The MEV sentry needs an account of its own.',
          ),
        ]
      : []),
  ];
};

/** Everything that keeps a plan from becoming files. An empty list means that all its texts are safe to print. */
export function checkPlan(plan: Plan, facts: PlanFacts): PlanFault[] {
  const sentries = Number.isSafeInteger(plan.sentries) ? plan.sentries : 0;
  const machines = machinesOf({...plan, sentries}, facts);
  return [values, numbers, addresses, publicKeys, ports, paths].flatMap((check) =>
    check(plan, machines, facts),
  );
}
