import fs from 'node:fs';
import path from 'node:path';
import {type Hex, numberToHex} from 'viem';
import type {Method} from '@site/src/openrpc/types';
import {validator} from '../chain/accounts';
import {type RecordedBlock, pooled, recordedBlocks} from '../chain/replay';
import type {Node} from '../nodes/node';
import {GETH} from '../nodes/program';
import {startUpstream} from '../nodes/upstream';
import {arrival} from '../scenes/arrival';
import {badBlock} from '../scenes/badBlock';
import {files} from '../scenes/files';
import {pool} from '../scenes/pool';
import {reading} from '../scenes/reading';
import {reorganisation} from '../scenes/reorganisation';
import {server} from '../scenes/server';
import {tracing} from '../scenes/tracing';
import type {Cases} from './cases';
import {httpClient, resultOf} from './http';
import {SCRATCH} from './paths';
import {type Outcomes, playScenes, type Scene} from './play';
import {connect} from './socket';
import {waitFor} from './waitFor';

/** The example chain on the upstream client. */
interface Built {
  /** Hashes of all blocks after the first, oldest first. */
  readonly hashes: readonly unknown[];
  /** Files of the newest block and of another one of its height, like those recorded for the lineage's node. */
  readonly newest: string;
  readonly side: string;
}

const NOTHING = `0x${'00'.repeat(32)}`;

/**
 * Makes the upstream client create blocks with the same transactions at the same heights, a second apart. The newest
 * one and another block of its height are written to files instead.
 */
async function build(node: Node, blocks: readonly RecordedBlock[]): Promise<Built> {
  const ask = httpClient(node.http);
  const heightIs = (height: number) =>
    waitFor(`block ${height}`, async () =>
      (await resultOf(ask, 'eth_blockNumber')) === numberToHex(height) ? true : undefined,
    );
  const goTo = async (height: number) => {
    await resultOf(ask, 'debug_setHead', numberToHex(height));
    await heightIs(height);
  };
  const start = blocks[0]?.timestamp ?? 0;
  const commit = (height: number, transactions: readonly Hex[], prevRandao = NOTHING) =>
    resultOf(
      ask,
      'testing_commitBlockV1',
      {
        timestamp: numberToHex(start + height),
        prevRandao,
        suggestedFeeRecipient: validator.address,
        withdrawals: [],
        parentBeaconBlockRoot: NOTHING,
      },
      transactions,
      null,
    );
  const written = async (name: string) => {
    const file = path.join(node.datadir, name);
    const top = blocks.length;
    await resultOf(ask, 'admin_exportChain', file, top, top);
    return file;
  };
  // Removes the block that the client seals by itself.
  await heightIs(1);
  await goTo(0);
  const hashes: unknown[] = [];
  for (const [index, {transactions}] of blocks.entries())
    hashes.push(await commit(index + 1, transactions));
  const newest = await written('newest.rlp');
  await goTo(blocks.length - 1);
  const last = blocks.at(-1)?.transactions ?? [];
  await commit(blocks.length, last, `0x${'01'.repeat(32)}`);
  const side = await written('side.rlp');
  await goTo(blocks.length - 1);
  return {hashes, newest, side};
}

/**
 * Methods of the reference that a node has. Calls each with arguments that none accepts, so that nothing happens: an
 * existing one rejects them.
 */
async function methodsOf(node: Node, cases: Cases): Promise<ReadonlyMap<Method, boolean>> {
  const socket = await connect(node.ws);
  const has = new Map<Method, boolean>();
  for (const method of new Set([...cases.values()].map((each) => each.method))) {
    const {error} = await socket.ask(method.name, {none: 0} as unknown as unknown[]);
    has.set(method, error?.code !== -32601);
  }
  socket.close();
  return has;
}

/** Errors of the reference about which methods exist upstream, and methods that were not executed. */
function methodFaults(
  has: ReadonlyMap<Method, boolean>,
  cases: Cases,
  outcomes: Outcomes,
): string[] {
  const played = new Set([...outcomes.keys()].map((id) => cases.get(id)?.method));
  return [...has].flatMap(([method, isThere]) => {
    const {status} = method['x-ethereum'];
    const words = `${method.name}: ${GETH.name} ${GETH.version}`;
    if (isThere !== (status !== 'absent'))
      return [`${words} ${isThere ? 'has it' : 'lacks it'}, x-ethereum says "${status}"`];
    return isThere && !played.has(method)
      ? [`${words} can execute it, and it was not executed`]
      : [];
  });
}

/** From now on the hashes of the record are translated to those of the upstream client's blocks. */
function known({hashes}: Built, blocks: readonly RecordedBlock[]): Scene {
  return {
    cases: [],
    play: ({translation}) => {
      for (const [index, {hash}] of blocks.entries()) translation.learn(hash, hashes[index]);
      return Promise.resolve();
    },
  };
}

/** Subscriptions without notifications here: no peers, no chain to synchronise with, no votes. */
const silent: Scene = {
  cases: [
    ...['admin_subscribe/basic', 'admin_unsubscribe/basic'],
    ...['eth_subscribe/syncing', 'eth_subscribe/newVotes'],
  ],
  play: async (stage) => {
    const socket = await stage.playing.connect();
    await stage.playDrawn('admin_subscribe/basic', socket.ask);
    await stage.playAll(silent.cases.slice(1), socket.ask);
    socket.close();
  },
};

/**
 * Executes on the upstream client everything that it has methods for: it has the example chain's accounts, contracts
 * and transactions, in its own blocks, and neither validators nor peers.
 * @param left ids of examples that are not executed
 * @param tell receives other problems than wrong answers
 */
export async function runUpstream(
  program: string,
  cases: Cases,
  left: ReadonlySet<string>,
  tell: (why: string) => void,
): Promise<Outcomes> {
  const node = await startUpstream(program, path.join(SCRATCH, 'upstream'));
  try {
    const blocks = recordedBlocks();
    const built = await build(node, blocks);
    const has = await methodsOf(node, cases);
    const head = arrival(async ({ask}) => {
      await pooled(ask, 1);
      return resultOf(ask, 'admin_importChain', built.newest);
    });
    const rest = [pool, tracing, silent, files, badBlock, reorganisation(built), server];
    const scenes = [known(built, blocks), head, reading(cases, [head, ...rest], left), ...rest];
    const outcomes = await playScenes(node, cases, scenes, tell);
    for (const fault of methodFaults(has, cases, outcomes)) tell(fault);
    return outcomes;
  } finally {
    await node.stop();
    fs.rmSync(SCRATCH, {recursive: true, force: true});
  }
}
