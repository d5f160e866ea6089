import fs from 'node:fs';
import type {Hex} from 'viem';
import {type Ask, resultOf} from '../run/http';
import type {Stage} from '../run/play';
import {waitFor} from '../run/waitFor';
import {CHAIN_FILES} from './files';

/** A block of the recorded chain, for nodes that cannot take the record itself. */
export interface RecordedBlock {
  readonly hash: Hex;
  /** Seconds. */
  readonly timestamp: number;
  /** The signed transactions, without those of the validator. */
  readonly transactions: readonly Hex[];
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

/** Mines the newest block, whose transactions are sent meanwhile; its hash stands for the recorded one from then on. */
export async function mineNewest(stage: Stage, {hash, timestamp}: RecordedBlock): Promise<void> {
  await waitFor('two transactions', async () => {
    const {pending} = (await resultOf(stage.ask, 'txpool_status')) as {pending: Hex};
    return Number(pending) === 2 ? true : undefined;
  });
  await resultOf(stage.ask, 'evm_setNextBlockTimestamp', timestamp);
  await resultOf(stage.ask, 'evm_mine');
  const block = (await resultOf(stage.ask, 'eth_getBlockByNumber', 'latest', false)) as {hash: Hex};
  stage.translation.learn(hash, block.hash);
}
