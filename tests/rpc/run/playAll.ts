import {BSC, GETH, programOf} from '../nodes/program';
import {ANVIL_VERSION} from '../nodes/anvil';
import {LEFT_OUT} from '../exceptions';
import {samplePlayers} from '../samples/player';
import {runAnvil} from './anvilRun';
import type {Cases} from './cases';
import {runLineage} from './lineageRun';
import type {Outcomes} from './play';
import {byHand} from './player';
import {runUpstream} from './upstreamRun';

/** Result of a run on one kind of node. */
export interface NodeRun {
  readonly node: string;
  readonly version: string;
  readonly outcomes: Outcomes;
  /** The same examples with the samples of libraries, by the libraries' names. */
  readonly samples: ReadonlyMap<string, Outcomes>;
}

/** What a whole run found. */
export interface Run {
  readonly nodes: readonly NodeRun[];
  /** Other problems than wrong answers. */
  readonly broken: readonly string[];
  /** Why a node is missing. */
  readonly skipped: readonly string[];
}

function nodeRun(node: string, version: string, all: ReadonlyMap<string, Outcomes>): NodeRun {
  const {[byHand.name]: outcomes = new Map(), ...samples} = Object.fromEntries(all);
  return {node, version, outcomes, samples: new Map(Object.entries(samples))};
}

/** Executes all examples on every available node. */
export async function playAll(cases: Cases): Promise<Run> {
  const left = new Set(Object.keys(LEFT_OUT));
  const broken: string[] = [];
  const libraries = samplePlayers();
  const players = [byHand, ...libraries];
  const onAnvil = new Map<string, Outcomes>();
  for (const player of players) onAnvil.set(player.name, await runAnvil(cases, left, player));
  const nodes = [nodeRun('anvil', ANVIL_VERSION, onAnvil)];
  const tell = (why: string) => broken.push(why);
  const upstream = programOf(GETH);
  if (upstream !== undefined) {
    const outcomes = await runUpstream(upstream, cases, left, tell);
    nodes.push(nodeRun(GETH.name, GETH.version, new Map([[byHand.name, outcomes]])));
  }
  const program = programOf(BSC);
  if (program !== undefined) {
    const all = await runLineage(program, cases, left, players, tell);
    nodes.push(nodeRun(BSC.name, BSC.version, all));
  }
  broken.push(...libraries.flatMap(({faults}) => faults));
  const reason = `Examples were not executed on ${BSC.name} ${BSC.version} and ${GETH.name} ${GETH.version}: building them needs Go (https://go.dev/dl) and a C compiler.`;
  return {nodes, broken, skipped: program === undefined ? [reason] : []};
}
