import fs from 'node:fs';
import path from 'node:path';
import {CHAIN_FILES} from '../chain/files';
import {initialise, type Purpose, startLineage} from '../nodes/lineage';
import type {Node} from '../nodes/node';
import {arrival} from '../scenes/arrival';
import {badBlock} from '../scenes/badBlock';
import {files} from '../scenes/files';
import {live} from '../scenes/live';
import {peers} from '../scenes/peers';
import {plain} from '../scenes/plain';
import {pool} from '../scenes/pool';
import {reorganisation} from '../scenes/reorganisation';
import {server} from '../scenes/server';
import {tracing} from '../scenes/tracing';
import type {Cases} from './cases';
import {httpClient, resultOf} from './http';
import {SCRATCH} from './paths';
import {type Outcomes, playScenes} from './play';
import {reading} from '../scenes/reading';

const importing = (node: Node, file: string) =>
  resultOf(httpClient(node.http), 'admin_importChain', file);

/** Starts a node of its own name, with the first block of the recorded chain. */
function startNew(program: string, name: string, purpose: Purpose = {}): Promise<Node> {
  const datadir = path.join(SCRATCH, name);
  initialise(program, datadir, purpose);
  return startLineage(program, datadir, purpose);
}

/**
 * Plays all examples on nodes of the lineage: one that is told the recorded chain, one beside it without keys, and a
 * validator that goes on where the record ends.
 * @param left ids of examples that are not played
 * @param tell is told why a scene broke off
 */
export async function runLineage(
  program: string,
  cases: Cases,
  left: ReadonlySet<string>,
  tell: (why: string) => void,
): Promise<Outcomes> {
  const nodes: Node[] = [];
  const started = async (name: string, purpose?: Purpose) => {
    const node = await startNew(program, name, purpose);
    nodes.push(node);
    return node;
  };
  try {
    const other = await started('plain', {plain: true});
    const node = await started('chain');
    await importing(node, CHAIN_FILES.main);
    const scenes = [
      arrival(() => importing(node, CHAIN_FILES.newest)),
      ...[pool, tracing, files, badBlock, peers(other), server, reorganisation],
    ];
    const [first, ...rest] = scenes;
    const rested = reading(cases, [...scenes, plain, live], left);
    const validator = await started('validator', {seals: true});
    await importing(validator, CHAIN_FILES.main);
    await importing(validator, CHAIN_FILES.newest);
    await resultOf(httpClient(validator.http), 'miner_start');
    const all = await Promise.all([
      playScenes(node, cases, [...(first ? [first] : []), rested, ...rest], tell),
      playScenes(other, cases, [plain], tell),
      playScenes(validator, cases, [live], tell),
    ]);
    return new Map(all.flatMap((outcomes) => [...outcomes]));
  } finally {
    await Promise.all(nodes.map((each) => each.stop()));
    fs.rmSync(SCRATCH, {recursive: true, force: true});
  }
}
