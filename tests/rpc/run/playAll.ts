import {BSC, programOf} from '../nodes/program';
import {ANVIL_VERSION} from '../nodes/anvil';
import {LEFT_OUT} from '../exceptions';
import {runAnvil} from './anvilRun';
import type {Cases} from './cases';
import {runLineage} from './lineageRun';
import type {Outcomes} from './play';

/** What came of a run on one kind of node. */
export interface NodeRun {
  readonly node: string;
  readonly version: string;
  readonly outcomes: Outcomes;
}

/** What a whole run found. */
export interface Run {
  readonly nodes: readonly NodeRun[];
  /** Scenes that broke off on the lineage's node, and why. */
  readonly broken: readonly string[];
  /** Why a node was not there. */
  readonly skipped: readonly string[];
}

/** Plays all examples on every node that this machine can have. */
export async function playAll(cases: Cases): Promise<Run> {
  const left = new Set(Object.keys(LEFT_OUT));
  const broken: string[] = [];
  const nodes: NodeRun[] = [
    {node: 'anvil', version: ANVIL_VERSION, outcomes: await runAnvil(cases, left)},
  ];
  const program = programOf(BSC);
  if (program !== undefined) {
    const outcomes = await runLineage(program, cases, left, (why) => broken.push(why));
    nodes.push({node: BSC.name, version: BSC.version, outcomes});
  }
  const reason = `Examples were not executed on ${BSC.name} ${BSC.version}: building it needs Go (https://go.dev/dl) and a C compiler.`;
  return {nodes, broken, skipped: program === undefined ? [reason] : []};
}
