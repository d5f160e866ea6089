import type {RpcReference} from '@site/src/openrpc/types';
import {lists, NOT_BY_SAMPLE, VARYING} from '../exceptions';
import {BSC} from '../nodes/program';
import {allCases, type Cases} from './cases';
import {compare, type Finding, schemaChecker} from './compare';
import type {Outcomes} from './play';
import type {NodeRun} from './playAll';
import type {Findings} from './report';

/** What became of examples, by their ids. */
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
        // What varies may be the very same by chance; the record should not change with that.
        const isChance =
          finding.verdict === 'exact' && !example.failure && lists(Object.keys(VARYING), id);
        return [[id, isChance ? {...finding, verdict: 'schema'} : finding]];
      }),
    );
}

/** How every example stands on every node, asked by hand. */
export function judgeAll(nodes: readonly NodeRun[], judge: Judge): Findings {
  return new Map(nodes.map(({node, outcomes}) => [node, judge(outcomes)]));
}

/**
 * In what the samples of libraries fare otherwise than the requests that they stand for, on the same kind of node, and
 * what everybody may ask of the lineage's node and they did not.
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
