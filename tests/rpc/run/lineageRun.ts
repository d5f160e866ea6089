import fs from 'node:fs';
import path from 'node:path';
import {CHAIN_FILES} from '../chain/files';
import {writeRules} from '../chain/genesis';
import {initialise, type Purpose, startLineage} from '../nodes/lineage';
import type {Node} from '../nodes/node';
import {arrival} from '../scenes/arrival';
import {badBlock} from '../scenes/badBlock';
import {files} from '../scenes/files';
import {live} from '../scenes/live';
import {peers} from '../scenes/peers';
import {plain} from '../scenes/plain';
import {pool} from '../scenes/pool';
import {reading} from '../scenes/reading';
import {reorganisation} from '../scenes/reorganisation';
import {server} from '../scenes/server';
import {tracing} from '../scenes/tracing';
import type {Cases} from './cases';
import {pooled} from '../chain/replay';
import {httpClient, resultOf} from './http';
import {registeredFaults} from './registered';
import {SCRATCH} from './paths';
import {type Outcomes, playScenes, type Scene} from './play';
import {byHand, type Player} from './player';

const importing = (node: Node, file: string) =>
  resultOf(httpClient(node.http), 'admin_importChain', file);

/** A release of the lineage's node, built, with what it knows of forks. */
export interface Lineage {
  readonly program: string;
  /** Names of the profile's forks without a date: their rules do not apply. */
  readonly undated: readonly string[];
}

/** Starts a separate node with the first block of the recorded chain. */
function startNew(program: string, name: string, purpose: Purpose): Promise<Node> {
  const datadir = path.join(SCRATCH, name);
  initialise(program, datadir, purpose);
  return startLineage(program, datadir, purpose);
}

/** Scenes on a node with the recorded chain: all by hand, with samples those that need no second node and no disk. */
function scenesOn(node: Node, other: Node, {name}: Player): [head: Scene, ...rest: Scene[]] {
  const head = arrival(async (stage) => {
    // Two examples send what the newest block has, and wait for it.
    if (stage.documents('eth_sendRawTransactionSync')) await pooled(stage.ask, 2);
    return importing(node, CHAIN_FILES.newest);
  });
  const alone = name === '' ? [files, badBlock, peers(other), server] : [];
  return [head, pool, tracing, ...alone, reorganisation(CHAIN_FILES)];
}

/**
 * Executes all examples on nodes of the lineage: one per player with the recorded chain, one next to it without keys,
 * and a validator that continues where the record ends.
 * @param left ids of examples that are not executed
 * @param tell receives other problems than wrong answers
 * @returns outcomes by the names of players
 */
export async function runLineage(
  lineage: Lineage,
  cases: Cases,
  left: ReadonlySet<string>,
  players: readonly Player[],
  tell: (why: string) => void,
): Promise<ReadonlyMap<string, Outcomes>> {
  const nodes: Node[] = [];
  const {program} = lineage;
  const genesis = writeRules(SCRATCH, lineage.undated);
  const started = async (name: string, purpose?: Purpose) => {
    const node = await startNew(program, name, {...purpose, genesis});
    nodes.push(node);
    return node;
  };
  try {
    const other = await started('plain', {plain: true});
    const validator = await started('validator', {seals: true});
    await importing(validator, CHAIN_FILES.main);
    await importing(validator, CHAIN_FILES.newest);
    await resultOf(httpClient(validator.http), 'miner_start');

    const onChain = async (player: Player) => {
      const node = await started(`chain${player.name}`);
      await importing(node, CHAIN_FILES.main);
      if (player === byHand)
        for (const fault of await registeredFaults(program, node, cases)) tell(fault);
      const [head, ...rest] = scenesOn(node, other, player);
      const claimed = [...scenesOn(node, other, byHand), plain, live()];
      const scenes = [head, reading(cases, claimed, left), ...rest];
      return playScenes(node, cases, scenes, tell, player);
    };
    const liveRun = async () => {
      const outcomes: Outcomes[] = [];
      for (const [before, player] of players.entries())
        outcomes.push(await playScenes(validator, cases, [live(before)], tell, player));
      return outcomes;
    };
    const [ofChain, ofOther, ofValidator] = await Promise.all([
      Promise.all(players.map(onChain)),
      Promise.all(players.map((player) => playScenes(other, cases, [plain], tell, player))),
      liveRun(),
    ]);
    return new Map(
      players.map(({name}, at) => [
        name,
        new Map([ofChain, ofOther, ofValidator].flatMap((all) => [...(all[at] ?? [])])),
      ]),
    );
  } finally {
    await Promise.all(nodes.map((each) => each.stop()));
    fs.rmSync(SCRATCH, {recursive: true, force: true});
  }
}
