import {choiceField, flagField, textField, wholeField} from '../fields';
import type {Field, Fields} from '../types';
import {
  defaultPlan,
  MOST_SENTRIES,
  type HostPlan,
  type Plan,
  type PlanFacts,
  type PortName,
} from './plan';
import {publicKeyIn} from './syntax';

type Texts = Readonly<Record<string, string>>;
type When = (texts: Texts) => boolean;

const isHidden: When = ({layout}) => layout === 'sentries';
const isOn =
  (id: string): When =>
  (texts) =>
    texts[id] !== '';

const numbers = (count: number) => Array.from({length: count}, (_, index) => String(index + 1));

const SENTRIES = numbers(MOST_SENTRIES).map((number) => `sentry${number}`);

/** Whether the plan has a machine. */
function uses(name: string): When {
  const place = SENTRIES.indexOf(name);
  if (place >= 0) return (texts) => isHidden(texts) && Number(texts.sentries) > place;
  if (name === 'fullNode') return isHidden;
  if (name === 'standby') return isOn('hasStandby');
  if (name === 'monitor') return isOn('hasMonitor');
  return name === 'mevSentry' ? isOn('hasMev') : () => true;
}

const PORT_LABELS: Readonly<Record<PortName, string>> = {
  p2p: 'Peers',
  http: 'HTTP RPC',
  metrics: 'Metrics',
  ssh: 'SSH',
  https: 'Bids of builders',
  mevSentry: 'MEV sentry',
  grafana: 'Grafana',
  prometheus: 'Prometheus',
  alertmanager: 'Alertmanager',
  nodeExporter: 'node_exporter',
  journal: 'Journals',
};

/** Id of the field of a value of a plan: `hosts-validator-address`. */
export const idOf = (field: string): string => field.replaceAll('.', '-');

/** Groups that begin closed. */
export const FOLDED = [
  'Keys and accounts',
  'Ports',
  'Paths',
  'Memory and history',
  'Auction of blocks',
];

const text = (label: string, initial: string, more: Partial<Field<string>> = {}) =>
  textField({label, initial, read: (entered) => entered, ...more});

function topology(plan: Plan, {chains}: PlanFacts) {
  const group = 'Topology';
  return {
    layout: choiceField({
      label: 'Validator',
      group,
      initial: plan.layout,
      options: [
        {value: 'sentries', label: 'Hidden behind sentries'},
        {value: 'direct', label: 'Open to the internet'},
      ],
    }),
    sentries: choiceField({
      label: 'Sentries',
      group,
      initial: String(plan.sentries),
      options: numbers(MOST_SENTRIES).map((value) => ({value, label: value})),
      when: isHidden,
    }),
    chain: choiceField({
      label: 'Network',
      group,
      initial: plan.chain,
      options: Object.entries(chains).map(([value, {name}]) => ({value, label: name})),
    }),
    hasEvn: flagField({label: 'EVN', group, initial: plan.hasEvn}),
    hasStandby: flagField({label: 'Standby', group, initial: plan.hasStandby}),
    hasMonitor: flagField({label: 'Monitor', group, initial: plan.hasMonitor}),
    hasMev: flagField({label: 'Sell blocks (MEV)', group, initial: plan.hasMev}),
  };
}

const ORDER = ['validator', 'standby', ...SENTRIES, 'fullNode', 'mevSentry', 'monitor', 'admin'];

/** The machines, the validator first. */
function inOrder({hosts}: Plan): [string, HostPlan][] {
  return ORDER.flatMap((name) => (hosts[name] ? [[name, hosts[name]]] : []));
}

/** Addresses of every machine, one after the other. */
function addresses(plan: Plan, titles: Texts): Record<string, Field<string>> {
  const group = 'Addresses';
  return Object.fromEntries(
    inOrder(plan).flatMap(([name, host]) => {
      const when = uses(name);
      const isPublic: When = ['validator', 'standby'].includes(name)
        ? (texts) => when(texts) && !isHidden(texts)
        : when;
      const inside = `${titles[name] ?? name}, private`;
      const outside = `${titles[name] ?? name}, public`;
      const hasOutside = !['admin', 'monitor'].includes(name);
      return [
        [`hosts-${name}-address`, text(inside, host.address, {group, when})],
        ...(hasOutside
          ? [
              [
                `hosts-${name}-publicAddress`,
                text(outside, host.publicAddress, {group, when: isPublic}),
              ] as [string, Field<string>],
            ]
          : []),
      ] as [string, Field<string>][];
    }),
  );
}

function keys(plan: Plan, titles: Texts): Record<string, Field<string>> {
  const group = 'Keys and accounts';
  const nodes = inOrder(plan)
    .map(([name]) => name)
    .filter((name) => !['admin', 'monitor', 'mevSentry'].includes(name));
  return {
    consensus: text('Consensus address', '', {group}),
    operator: text('Operator address', '', {group}),
    ...Object.fromEntries(
      nodes.map((name) => [
        `hosts-${name}-publicKey`,
        textField({
          label: `${titles[name] ?? name}, enode`,
          group,
          initial: '',
          when: uses(name),
          read: publicKeyIn,
        }),
      ]),
    ),
    partners: textField({
      label: 'Nodes of other operators',
      group,
      hint: 'One enode address a line.',
      initial: '',
      isLong: true,
      read: (entered) => entered.split('\n').flatMap((line) => line.trim() || []),
    }) as unknown as Field<string>,
  };
}

function ports(plan: Plan): Record<string, Field<number>> {
  const needs: Partial<Record<PortName, When>> = {
    https: isOn('hasMev'),
    mevSentry: isOn('hasMev'),
    http: (texts) => isHidden(texts) || texts.hasMev !== '',
    ...Object.fromEntries(
      ['grafana', 'prometheus', 'alertmanager', 'nodeExporter', 'journal'].map((name) => [
        name,
        isOn('hasMonitor'),
      ]),
    ),
  };
  return Object.fromEntries(
    (Object.entries(plan.ports) as [PortName, number][]).map(([name, initial]) => {
      const when = needs[name];
      const common = {label: PORT_LABELS[name], group: 'Ports', initial};
      return [
        `ports-${name}`,
        wholeField({...common, least: 1, most: 65_535, ...(when && {when})}),
      ];
    }),
  );
}

function paths({paths: {program, data, config}}: Plan): Record<string, Field<string>> {
  const group = 'Paths';
  return {
    'paths-program': text('Program', program, {group}),
    'paths-data': text('Data folder', data, {group}),
    'paths-config': text('Configuration folder', config, {group}),
  };
}

function resources(plan: Plan) {
  const group = 'Memory and history';
  const blocks = {group, unit: 'blocks', hint: '0 keeps all.'};
  return {
    'memory-validator': wholeField({
      label: 'Memory of machines with keys',
      unit: 'GB',
      group,
      initial: plan.memory.validator,
    }),
    'memory-others': wholeField({
      label: 'Memory of the others',
      unit: 'GB',
      group,
      initial: plan.memory.others,
      when: isHidden,
    }),
    'history-blocks': wholeField({
      label: 'Blocks kept',
      ...blocks,
      initial: plan.history.blocks,
    }),
    'history-fullNodeBlocks': wholeField({
      label: 'Blocks kept by the full node',
      ...blocks,
      initial: plan.history.fullNodeBlocks,
      when: isHidden,
    }),
    'history-transactions': wholeField({
      label: 'Transactions found by hash',
      ...blocks,
      initial: plan.history.transactions,
    }),
  };
}

function auction(plan: Plan): Record<string, Field<string>> {
  const common = {group: 'Auction of blocks', when: isOn('hasMev')};
  return {
    'mev-hostName': text('Name of the MEV sentry', plan.mev.hostName, common),
    'mev-builder': text('Address of a builder', '', common),
    'mev-builderUrl': text('Endpoint of that builder', plan.mev.builderUrl, common),
    'mev-payAccount': text('Pay account', '', common),
    'mev-feeCeiling': text('Most that a block may cost', plan.mev.feeCeiling, {
      ...common,
      unit: 'wei',
    }),
  };
}

/** Title of each machine, further sentries included. */
export function titlesOf({hosts}: PlanFacts): Texts {
  const sentries = SENTRIES.map((name, index) => [name, `Sentry ${index + 1}`]);
  const known = Object.entries(hosts).map(([name, {title}]) => [name, title]);
  return Object.fromEntries([...sentries, ...known]) as Texts;
}

/** All values of a plan, with those of the pages to begin with. Their relations are checked together. */
export function planFields(facts: PlanFacts): Fields {
  const plan = defaultPlan(facts);
  const titles = titlesOf(facts);
  return {
    ...topology(plan, facts),
    ...addresses(plan, titles),
    ...keys(plan, titles),
    ...ports(plan),
    ...paths(plan),
    ...resources(plan),
    ...auction(plan),
    shown: choiceField({
      label: 'Show the files of',
      group: 'Files',
      initial: 'validator',
      options: ORDER.filter((name) => name !== 'admin').map((value) => ({
        value,
        label: titles[value] ?? value,
      })),
    }),
  };
}
