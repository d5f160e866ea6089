import {planFacts} from '../../../../src/tools/configuration/facts';
import {defaultPlan, type HostPlan, type Plan} from '../../../../src/tools/configuration/plan';
import {shipped} from '../../profile/shipped';

export const facts = planFacts(shipped());

/** The plan of the pages with some values changed. */
export function planWith(changes: Partial<Plan>): Plan {
  return {...defaultPlan(facts), ...changes};
}

/** The plan of the pages with a value at a dotted path. */
export function planAt(field: string, value: unknown): Plan {
  const plan = structuredClone(defaultPlan(facts)) as unknown as Record<string, unknown>;
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], plan);
  (parent as Record<string, unknown>)[last] = value;
  return plan as unknown as Plan;
}

/** A plan with other values of one machine. */
export function withHost(plan: Plan, name: string, changes: Partial<HostPlan>): Plan {
  const host = plan.hosts[name];
  if (!host) throw new Error(`There is no machine ${name}.`);
  return {...plan, hosts: {...plan.hosts, [name]: {...host, ...changes}}};
}
