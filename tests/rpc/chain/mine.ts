/*
 * Mines the example chain again and writes it to `recorded`. Only if the chain itself has to change: hashes and times
 * will differ, and every example must be recorded again.
 */
import fs from 'node:fs';
import path from 'node:path';
import {hexToNumber, type Hex, keccak256, numberToHex} from 'viem';
import {BSC, programOf} from '../nodes/program';
import {initialise, startLineage} from '../nodes/lineage';
import type {Node} from '../nodes/node';
import {httpClient, resultOf} from '../run/http';
import {SCRATCH} from '../run/paths';
import {waitFor} from '../run/waitFor';
import {CHAIN_FILES} from './files';
import {genesis} from './genesis';
import type {RecordedBlock} from './replay';
import {minedTransactions} from './transactions';

/** A validator votes from its 41st block; some more make the first votes final. */
const FIRST_BLOCK = 46;

interface Block {
  readonly hash: Hex;
  readonly timestamp: Hex;
  readonly number: Hex;
  readonly transactions: readonly Hex[];
}

const call = (node: Node, method: string, ...params: unknown[]) =>
  resultOf(httpClient(node.http), method, ...params);

async function heightOf(node: Node): Promise<number> {
  return hexToNumber((await call(node, 'eth_blockNumber')) as Hex);
}

async function reached(node: Node, height: number): Promise<void> {
  await waitFor(`block ${height}`, async () =>
    (await heightOf(node)) >= height ? true : undefined,
  );
}

/** Mines transactions, all in one block, and returns its height. */
async function mined(node: Node, transactions: readonly Hex[]): Promise<number> {
  const hashes = await Promise.all(
    transactions.map((raw) => call(node, 'eth_sendRawTransaction', raw) as Promise<Hex>),
  );
  const last = hashes.at(-1);
  const receipt = await waitFor('a receipt', async () => {
    const found = await call(node, 'eth_getTransactionReceipt', last);
    return (found ?? undefined) as {blockNumber: Hex} | undefined;
  });
  const block = (await call(node, 'eth_getBlockByNumber', receipt.blockNumber, false)) as Block;
  if (!hashes.every((hash, index) => block.transactions[index] === hash))
    throw new Error('The transactions went into several blocks. Mine again.');
  return hexToNumber(block.number);
}

async function exported(node: Node, file: string, first: number, last: number): Promise<void> {
  const written = path.join(node.datadir, path.basename(file));
  await call(node, 'admin_exportChain', written, first, last);
  fs.copyFileSync(written, file);
}

/** The blocks in short form. System transactions, which the validator sends, are omitted. */
async function shortRecord(node: Node, newest: number): Promise<RecordedBlock[]> {
  const sent = new Map(
    (await minedTransactions()).flat().map((raw) => [keccak256(raw) as string, raw]),
  );
  const blocks: RecordedBlock[] = [];
  for (let height = 1; height <= newest; height++) {
    const block = (await call(node, 'eth_getBlockByNumber', numberToHex(height), false)) as Block;
    const transactions = block.transactions.flatMap((hash) => sent.get(hash) ?? []);
    blocks.push({hash: block.hash, timestamp: hexToNumber(block.timestamp), transactions});
  }
  return blocks;
}

/**
 * Mines the newest block's transactions in another block of the same height, without votes: nodes abandon it as soon as
 * they have the newest.
 */
async function mineSibling(program: string, height: number): Promise<void> {
  const datadir = path.join(SCRATCH, 'side');
  initialise(program, datadir);
  const node = await startLineage(program, datadir);
  await call(node, 'admin_importChain', CHAIN_FILES.main);
  for (const raw of (await minedTransactions()).at(-1) ?? [])
    await call(node, 'eth_sendRawTransaction', raw);
  await call(node, 'miner_start');
  await reached(node, height);
  await exported(node, CHAIN_FILES.side, height, height);
  await node.stop();
}

async function main(): Promise<void> {
  const program = programOf(BSC);
  if (program === undefined) throw new Error('Go is needed to mine the chain.');
  fs.mkdirSync(path.dirname(CHAIN_FILES.genesis), {recursive: true});
  const timestamp = Math.floor(Date.now() / 1000);
  fs.writeFileSync(CHAIN_FILES.genesis, `${JSON.stringify(genesis(timestamp), null, 2)}\n`);

  const datadir = path.join(SCRATCH, 'mine');
  initialise(program, datadir);
  const miner = await startLineage(program, datadir, {seals: true});
  await call(miner, 'miner_start');
  let newest = FIRST_BLOCK;
  for (const transactions of await minedTransactions()) {
    await reached(miner, newest + 1);
    newest = await mined(miner, transactions);
  }
  await exported(miner, CHAIN_FILES.main, 1, newest - 1);
  await exported(miner, CHAIN_FILES.newest, newest, newest);
  const blocks = await shortRecord(miner, newest);
  fs.writeFileSync(CHAIN_FILES.blocks, `${JSON.stringify(blocks, null, 2)}\n`);
  await miner.stop();

  await mineSibling(program, newest);
  console.log(`Mined ${newest} blocks.`);
}

void main().finally(() => fs.rmSync(SCRATCH, {recursive: true, force: true}));
