import type {Verdict} from '@site/src/openrpc/types';
import {LEFT_OUT, lists, VARYING} from '../exceptions';
import type {Cases} from './cases';
import type {Finding} from './compare';

/** Findings by node, then by example. */
export type Findings = ReadonlyMap<string, ReadonlyMap<string, Finding>>;

/** Result of a method on a node. */
type Standing = 'executed' | 'schema only' | 'differs' | 'not there' | '–';

function standingOf(verdicts: readonly (Verdict | undefined)[]): Standing {
  const has = (verdict: Verdict) => verdicts.includes(verdict);
  if (has('exact') && !has('differs')) return 'executed';
  if (has('schema') && !has('differs')) return 'schema only';
  if (has('differs')) return 'differs';
  return has('unknown') ? 'not there' : '–';
}

/** Summary of methods for one criterion, by their names. */
export interface Column {
  readonly title: string;
  readonly of: (method: string) => string;
}

/** One column per node. */
export function columnsOf(cases: Cases, findings: Findings): Column[] {
  const byMethod = new Map<string, string[]>();
  for (const [id, {method}] of cases)
    byMethod.set(method.name, [...(byMethod.get(method.name) ?? []), id]);
  return [...findings].map(([title, found]) => ({
    title,
    of: (method) => standingOf((byMethod.get(method) ?? []).map((id) => found.get(id)?.verdict)),
  }));
}

/** One line per method. */
export function table(cases: Cases, columns: readonly Column[]): string[] {
  const methods = new Set([...cases.values()].map(({method}) => method.name));
  const row = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(index === 0 ? 44 : 15))
      .join('')
      .trimEnd();
  return [
    row(['method', ...columns.map(({title}) => title)]),
    ...[...methods].map((method) => row([method, ...columns.map((column) => column.of(method))])),
  ];
}

/** What is wrong with an example on the node that the reference describes; undefined if nothing is. */
export function faultOf(id: string, finding: Finding | undefined): string | undefined {
  if (!finding) return lists(Object.keys(LEFT_OUT), id) ? undefined : 'was not executed';
  const {verdict, says} = finding;
  if (verdict === 'exact') return undefined;
  if (verdict === 'unknown') return `the node does not know the method: ${says}`;
  if (verdict === 'schema')
    return lists(Object.keys(VARYING), id) ? undefined : `answered otherwise: ${says}`;
  return `does not hold: ${says}`;
}
