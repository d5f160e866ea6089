import {checkPlan} from './check';
import {idOf} from './fields';
import {defaultPlan, type Plan, type PlanFacts} from './plan';

type Values = Readonly<Record<string, unknown>>;

/** The object with the values of fields in place of its own: a field is named by its path. */
function filled(node: unknown, values: Values, path: readonly string[]): unknown {
  const id = path.join('-');
  if (path.length > 0 && Object.hasOwn(values, id)) return values[id];
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [key, filled(inner, values, [...path, key])]),
  );
}

/** The plan that a reader has entered. */
export function planOfValues(values: Values, facts: PlanFacts): Plan {
  const plan = filled(defaultPlan(facts), values, []) as Omit<Plan, 'sentries'>;
  return {...plan, sentries: Number(values.sentries)};
}

/** Messages by field. */
export function faultsOf(values: Values, facts: PlanFacts): Record<string, string> {
  const faults = checkPlan(planOfValues(values, facts), facts);
  // The first of a field counts.
  return Object.fromEntries(faults.reverse().map(({field, message}) => [idOf(field), message]));
}
