import type {Admission} from '../../profile/types';
import {openingsOf, type Opening} from '../../profile/topology/write';
import {MOST_SENTRIES, type HostFacts, type Plan, type PlanFacts} from './plan';

/** What a machine does. */
export type Role =
  'validator' | 'standby' | 'sentry' | 'full-node' | 'mev-sentry' | 'monitor' | 'admin';

/** One machine of a plan. */
export interface Machine {
  readonly name: string;
  readonly title: string;
  readonly role: Role;
  readonly address: string;
  /** Undefined for machines that are hidden. */
  readonly publicAddress?: string;
  /** Names of machines in its lists of nodes; undefined for machines without a node. */
  readonly node?: {readonly static: readonly string[]; readonly trusted: readonly string[]};
  readonly admits: readonly Admission[];
  readonly openings: readonly Opening[];
}

const ROLES: Readonly<Record<string, Role>> = {
  validator: 'validator',
  standby: 'standby',
  fullNode: 'full-node',
  mevSentry: 'mev-sentry',
  monitor: 'monitor',
  admin: 'admin',
};

/** Whether it holds the keys of the validator. */
export const hasKeys = ({role}: Pick<Machine, 'role'>): boolean =>
  role === 'validator' || role === 'standby';

const isSentry = (name: string) => /^sentry\d+$/.test(name);

function sentriesOf(plan: Plan): string[] {
  const count = plan.layout === 'direct' ? 0 : Math.min(MOST_SENTRIES, plan.sentries);
  return Array.from({length: count}, (_, index) => `sentry${index + 1}`);
}

/** Names of the plan's machines, in the order in which they are set up. */
function namesOf(plan: Plan): string[] {
  return [
    'validator',
    ...(plan.hasStandby ? ['standby'] : []),
    ...sentriesOf(plan),
    ...(plan.layout === 'sentries' ? ['fullNode'] : []),
    ...(plan.hasMev ? ['mevSentry'] : []),
    ...(plan.hasMonitor ? ['monitor'] : []),
    'admin',
  ];
}

/** The machine of the pages that a machine is like: further sentries are like the first. */
function modelOf(name: string, {hosts}: PlanFacts): HostFacts | undefined {
  return hosts[name] ?? (isSentry(name) ? hosts.sentry1 : undefined);
}

/** The list with the plan's own machines in place of those of the pages. */
function present(list: readonly string[], names: readonly string[]): string[] {
  const all = list.flatMap((name) => (isSentry(name) ? names.filter(isSentry) : [name]));
  return [...new Set(all)].filter((name) => names.includes(name));
}

/** Its peers: in the direct layout the other machine with keys, if there is one. */
function nodeOf(
  name: string,
  model: HostFacts,
  plan: Plan,
  names: readonly string[],
): Machine['node'] {
  if (!model.node) return undefined;
  if (plan.layout === 'direct') {
    const twin = present(name === 'validator' ? ['standby'] : ['validator'], names);
    return {static: twin, trusted: twin};
  }
  return {static: present(model.node.static, names), trusted: present(model.node.trusted, names)};
}

function admissionsOf(model: HostFacts, plan: Plan, names: readonly string[]): Admission[] {
  const all = [...model.admits, ...(plan.hasMev ? (model.admitsForMev ?? []) : [])];
  return all.flatMap(({port, from}): Admission[] => {
    if (plan.layout === 'direct' && port === 'p2p') return [{port, from: 'everybody'}];
    if (from === 'everybody') return [{port, from}];
    const senders = present(from, names);
    return senders.length > 0 ? [{port, from: senders}] : [];
  });
}

function isPublic(role: Role, plan: Plan): boolean {
  return hasKeys({role})
    ? plan.layout === 'direct'
    : ['sentry', 'full-node', 'mev-sentry'].includes(role);
}

/** The machines of a plan. @throws when the machines of the pages have no such machine */
export function machinesOf(plan: Plan, facts: PlanFacts): Machine[] {
  const names = namesOf(plan);
  return names.map((name) => {
    const model = modelOf(name, facts);
    const own = plan.hosts[name];
    if (!model || !own) throw new Error(`_data/topology.json: expected a machine ${name}.`);
    const role = ROLES[name] ?? 'sentry';
    const node = nodeOf(name, model, plan, names);
    const admits = admissionsOf(model, plan, names);
    return {
      name,
      title: facts.hosts[name]?.title ?? `Sentry ${name.slice('sentry'.length)}`,
      role,
      address: own.address,
      ...(isPublic(role, plan) && {publicAddress: own.publicAddress}),
      ...(node && {node}),
      admits,
      openings: admits.flatMap((admission) => openingsOf(admission, plan.hosts, plan.ports)),
    };
  });
}
