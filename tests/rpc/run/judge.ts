import type {Method, RpcReference} from '@site/src/openrpc/types';
import {KEPT, lists, NOT_BY_SAMPLE, NOT_SHOWN, OTHER_CHAIN, VARYING} from '../exceptions';
import {BSC} from '../nodes/program';
import {allCases, type Case, type Cases} from './cases';
import {compare, type Finding, schemaChecker} from './compare';
import {otherFields} from './fields';
import type {Outcome, Outcomes} from './play';
import type {NodeRun} from './playAll';
import type {Findings} from './report';

/** Results of examples, by id. */
export type Judge = (outcomes: Outcomes) => ReadonlyMap<string, Finding>;

/** Compares outcomes with the examples of a version. */
export function judgeOf(reference: RpcReference): Judge {
  const cases = allCases(reference);
  const fits = schemaChecker(reference);
  return (outcomes) =>
    new Map(
      [...cases].flatMap(([id, example]): [string, Finding][] => {
        const outcome = outcomes.get(id);
        if (!outcome) return [];
        const finding = compare(example, outcome, fits);
        // Answers that vary may be equal by chance; the record should not change with that.
        const isChance =
          finding.verdict === 'exact' && !example.failure && lists(Object.keys(VARYING), id);
        return [[id, isChance ? {...finding, verdict: 'schema'} : finding]];
      }),
    );
}

/** Result of every example on every node, called by hand. */
export function judgeAll(nodes: readonly NodeRun[], judge: Judge): Findings {
  return new Map(nodes.map(({node, outcomes}) => [node, judge(outcomes)]));
}

/**
 * How the upstream client's answer to an example differs: an error, its shape, or its fields; undefined if it does not.
 */
function difference(
  {example, method}: Case,
  {verdict, says}: Finding,
  {answer, notifications}: Outcome,
): string | undefined {
  if (verdict === 'differs') return says;
  if (verdict !== 'schema') return undefined;
  const shown = example?.['x-notifications'];
  const all = shown
    ? otherFields(shown, notifications)
    : otherFields(example?.result.value, answer.result);
  // A page shortens some answers: missing parts do not count.
  const fields = all.filter((field) => !field.startsWith('+') || !lists(KEPT, method.name));
  return fields.length > 0 ? `fields ${fields.join(', ')}` : undefined;
}

/**
 * Errors of `x-ethereum`: methods marked the same to which the upstream client answers differently, and those marked
 * different without an example that shows it.
 * @param outcomes of the upstream client
 */
export function ethereumFaults(cases: Cases, outcomes: Outcomes, judge: Judge): string[] {
  const faults: string[] = [];
  const different = new Set<Method>();
  const findings = judge(outcomes);
  for (const [id, each] of cases) {
    const [finding, outcome] = [findings.get(id), outcomes.get(id)];
    const found = finding && outcome && difference(each, finding, outcome);
    if (found === undefined || lists(Object.keys(OTHER_CHAIN), id)) continue;
    different.add(each.method);
    if (each.method['x-ethereum'].status === 'same')
      faults.push(`${id}: x-ethereum says "same", Ethereum’s client answers otherwise: ${found}`);
  }
  const claimed = new Set([...cases.values()].map(({method}) => method));
  for (const method of claimed)
    if (
      method['x-ethereum'].status === 'differs' &&
      !different.has(method) &&
      !lists(Object.keys(NOT_SHOWN), method.name)
    )
      faults.push(`${method.name}: no example shows in what it differs from Ethereum’s`);
  return faults;
}

/**
 * Where samples of libraries have other results than the corresponding requests, on the same kind of node, and public
 * calls of the lineage's node that they lack.
 */
export function sampleFaults(run: NodeRun, cases: Cases, judge: Judge): string[] {
  const byHand = judge(run.outcomes);
  return [...run.samples].flatMap(([library, outcomes]) => {
    const found = judge(outcomes);
    return [...cases].flatMap(([id, {method}]) => {
      if (lists(Object.keys(NOT_BY_SAMPLE), id)) return [];
      const [expected, finding] = [byHand.get(id), found.get(id)];
      if (finding && finding.verdict !== expected?.verdict)
        return [
          `${id} by ${library} on ${run.node}: ${finding.verdict}, by hand ${expected?.verdict ?? 'nothing'}. ${finding.says}`,
        ];
      const isOwed = run.node === BSC.name && method['x-access'] === 'public' && expected;
      return isOwed && !finding ? [`${id} by ${library} was not executed`] : [];
    });
  });
}
