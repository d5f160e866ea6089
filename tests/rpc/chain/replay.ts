import fs from 'node:fs';
import type {Hex} from 'viem';
import {type Ask, resultOf} from '../run/http';
import type {Stage} from '../run/play';
import {waitFor} from '../run/waitFor';
import {CHAIN_FILES} from './files';

/** A block of the recorded chain, for nodes that cannot import the record. */
export interface RecordedBlock {
  readonly hash: Hex;
  /** Seconds. */
  readonly timestamp: number;
  /** The signed transactions, without those of the validator. */
  readonly transactions: readonly Hex[];
}

interface PoolStatus {
  readonly pending: Hex;
  readonly queued: Hex;
}

/** All blocks after the first, oldest first. */
export function recordedBlocks(): RecordedBlock[] {
  return JSON.parse(fs.readFileSync(CHAIN_FILES.blocks, 'utf8')) as RecordedBlock[];
}

/** Mines blocks with the same transactions on a development node. */
export async function replay(ask: Ask, blocks: readonly RecordedBlock[]): Promise<void> {
  for (const {transactions} of blocks) {
    for (const raw of transactions) await resultOf(ask, 'eth_sendRawTransaction', raw);
    await resultOf(ask, 'anvil_mine', '0x1', '0x0');
  }
}

/** Waits until so many transactions are in the pool, pending or queued. */
export async function pooled(ask: Ask, count: number): Promise<void> {
  await waitFor(`${count} transactions`, async () => {
    const {pending, queued} = (await resultOf(ask, 'txpool_status')) as PoolStatus;
    return Number(pending) + Number(queued) >= count ? true : undefined;
  });
}

/**
 * Mines the newest block, sending those of its transactions that the node accepts; afterwards its hash replaces the
 * recorded one.
 */
export async function mineNewest(
  stage: Stage,
  {hash, timestamp, transactions}: RecordedBlock,
): Promise<void> {
  await pooled(stage.ask, 1);
  for (const raw of transactions) await stage.ask('eth_sendRawTransaction', [raw]);
  await resultOf(stage.ask, 'evm_setNextBlockTimestamp', timestamp);
  await resultOf(stage.ask, 'evm_mine');
  const block = (await resultOf(stage.ask, 'eth_getBlockByNumber', 'latest', false)) as {hash: Hex};
  stage.translation.learn(hash, block.hash);
}
