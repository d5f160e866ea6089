import {attempt, resultOf, type Attempt} from '../reading/attempt';
import {headerOf, hexOf, type Header} from '../reading/block';
import {inTurns} from '../reading/inTurns';
import type {Asked} from '../types';

/** What a node answered. */
export interface NodeReading {
  readonly node: string;
  /** Time of this computer when the head was answered, in milliseconds since 1970. */
  readonly now: number;
  readonly chainId: Attempt;
  readonly client: Attempt;
  readonly syncing: Attempt;
  readonly peers: Attempt;
  readonly head: Attempt;
  readonly finalized: Attempt;
  readonly config: Attempt;
  readonly modules: Attempt;
  /** Headers of blocks by as many validators as there are turns among them. */
  readonly recent: readonly Header[];
}

/** Turns that are looked at. */
const TURNS = 12;

/** One block of each of the latest turns. */
async function readRecent(asked: Asked, head: number, turnLength: number): Promise<Header[]> {
  const heights = Array.from({length: TURNS}, (_, index) => head - index * turnLength);
  const blocks = await inTurns(
    heights.filter((height) => height > 0),
    (height) => attempt(asked, 'eth_getBlockByNumber', hexOf(height), false),
  );
  return blocks.flatMap((block) => headerOf(resultOf(block)) ?? []);
}

/** @throws AskError when the node cannot be reached */
export async function readNode(asked: Asked, turnLength: number): Promise<NodeReading> {
  const chainId = await attempt(asked, 'eth_chainId');
  const calls: readonly (readonly [string, ...unknown[]])[] = [
    ['web3_clientVersion'],
    ['eth_syncing'],
    ['net_peerCount'],
    ['eth_getBlockByNumber', 'finalized', false],
    ['eth_config'],
    ['rpc_modules'],
  ];
  const answers = await inTurns(calls, ([method, ...params]) => attempt(asked, method, ...params));
  const [client, syncing, peers, finalized, config, modules] = answers as [
    Attempt,
    Attempt,
    Attempt,
    Attempt,
    Attempt,
    Attempt,
  ];
  const head = await attempt(asked, 'eth_getBlockByNumber', 'latest', false);
  const now = Date.now();
  const number = headerOf(resultOf(head))?.number ?? 0;
  return {
    node: asked.name,
    now,
    chainId,
    client,
    syncing,
    peers,
    head,
    finalized,
    config,
    modules,
    recent: 'result' in config ? await readRecent(asked, number, turnLength) : [],
  };
}
