import type {Verdict} from '@site/src/openrpc/executed';
import {LEFT_OUT, lists, VARYING} from '../exceptions';
import type {Cases} from './cases';
import type {Finding} from './compare';

/** Findings by node, then by example. */
export type Findings = ReadonlyMap<string, ReadonlyMap<string, Finding>>;

/** What a method came to on a node. */
type Standing = 'executed' | 'schema only' | 'differs' | 'not there' | '–';

function standingOf(verdicts: readonly (Verdict | undefined)[]): Standing {
  const has = (verdict: Verdict) => verdicts.includes(verdict);
  if (has('exact') && !has('differs')) return 'executed';
  if (has('schema') && !has('differs')) return 'schema only';
  if (has('differs')) return 'differs';
  return has('unknown') ? 'not there' : '–';
}

/** A line a method: how it stands on each node. */
export function table(cases: Cases, findings: Findings): string[] {
  const byMethod = new Map<string, string[]>();
  for (const [id, {method}] of cases)
    byMethod.set(method.name, [...(byMethod.get(method.name) ?? []), id]);
  const row = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(index === 0 ? 44 : 14))
      .join('')
      .trimEnd();
  return [
    row(['method', ...findings.keys()]),
    ...[...byMethod].map(([name, ids]) =>
      row([
        name,
        ...[...findings.values()].map((found) =>
          standingOf(ids.map((id) => found.get(id)?.verdict)),
        ),
      ]),
    ),
  ];
}

/** What is wrong with an example on the node that the reference describes; undefined when nothing is. */
export function faultOf(id: string, finding: Finding | undefined): string | undefined {
  if (!finding) return lists(Object.keys(LEFT_OUT), id) ? undefined : 'was not executed';
  const {verdict, says} = finding;
  if (verdict === 'exact') return undefined;
  if (verdict === 'unknown') return `the node does not know the method: ${says}`;
  if (verdict === 'schema')
    return lists(Object.keys(VARYING), id) ? undefined : `answered otherwise: ${says}`;
  return `does not hold: ${says}`;
}
