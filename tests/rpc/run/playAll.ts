import {isDeepStrictEqual} from 'node:util';
import {GETH, programOf, type Source} from '../nodes/program';
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

/** Executes all examples on every available node, by hand and with the samples of libraries. */
export async function playAll(
  cases: Cases,
  source: Source,
  undated: readonly string[],
): Promise<Run> {
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
  const program = programOf(source);
  if (program !== undefined) {
    const all = await runLineage({program, undated}, cases, left, players, tell);
    nodes.push(nodeRun(source.name, source.version, all));
  }
  broken.push(...libraries.flatMap(({faults}) => faults));
  return {nodes, broken, skipped: program === undefined ? [skippedOn(source, GETH)] : []};
}

const skippedOn = (...sources: readonly Source[]): string =>
  `Examples were not executed on ${sources.map(({name, version}) => `${name} ${version}`).join(' and ')}: building them needs Go (https://go.dev/dl), a C compiler and their sources.`;

/** Outcomes of the requests that an earlier run made under the same ids. */
function shared(outcomes: Outcomes, before: Cases, cases: Cases): Outcomes {
  return new Map(
    [...outcomes].filter(([id]) =>
      isDeepStrictEqual(before.get(id)?.params, cases.get(id)?.params),
    ),
  );
}

/**
 * Executes the examples of another version on the node of its release, by hand: samples of libraries and nodes that the
 * releases do not change are those of an earlier run, for the requests that both versions have.
 */
export async function playOther(
  cases: Cases,
  source: Source,
  undated: readonly string[],
  earlier: {readonly cases: Cases; readonly run: Run},
): Promise<Run> {
  const left = new Set(Object.keys(LEFT_OUT));
  const broken: string[] = [];
  const nodes = earlier.run.nodes
    .filter(({node}) => node !== source.name)
    .map(({node, version, outcomes}) => ({
      ...{node, version, samples: new Map()},
      outcomes: shared(outcomes, earlier.cases, cases),
    }));
  const program = programOf(source);
  if (program === undefined) return {nodes, broken, skipped: [skippedOn(source)]};
  const all = await runLineage({program, undated}, cases, left, [byHand], (why) =>
    broken.push(why),
  );
  return {nodes: [...nodes, nodeRun(source.name, source.version, all)], broken, skipped: []};
}
