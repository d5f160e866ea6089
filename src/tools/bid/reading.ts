import {recoverAddress} from 'viem';
import {parseRaw, type RawProblem} from '../../workbench/abi/parseRaw';
import {headerOf} from '../reading/block';
import {Fault, type Asked} from '../types';
import {bidHash, bidKey} from './hash';
import type {Bid} from './read';

/** A transaction of the bid, or why it is none. */
export type Transaction =
  | {
      readonly hash: string;
      readonly from: string;
      readonly gas: string;
      readonly blobs: number;
      readonly type: number;
      readonly chainId: number | undefined;
    }
  | {readonly problem: string};

export interface Head {
  readonly number: string;
  readonly hash: string;
  /** Chain id of the node. */
  readonly chainId: number;
}

export interface Reading {
  /** Key of the bid that was read. */
  readonly of: string;
  readonly signer: string | undefined;
  readonly transactions: readonly Transaction[];
  readonly head?: Head;
}

const PROBLEMS: Readonly<Record<RawProblem, string>> = {
  empty: 'empty',
  unknownType: 'type unknown',
  malformed: 'cannot be decoded',
  unsigned: 'not signed',
  signature: 'signature has no sender',
  notHex: 'no hex',
};

async function transactionOf(raw: string): Promise<Transaction> {
  const parsed = await parseRaw(raw);
  if ('problem' in parsed) return {problem: PROBLEMS[parsed.problem]};
  const {hash, from, transaction, blobs, type, chainId} = parsed;
  return {hash, from, gas: String(transaction.gas ?? 0n), blobs, type, chainId};
}

/** Decodes the transactions, and recovers the signer of the bid. Sends nothing. */
export async function decodeBid(bid: Bid): Promise<Reading> {
  const hash = bidHash(bid);
  const {signature} = bid;
  return {
    of: bidKey(bid),
    signer:
      signature?.length === 132
        ? await recoverAddress({hash, signature: signature as `0x${string}`}).catch(() => 'nobody')
        : undefined,
    transactions: await Promise.all(bid.txs.map(transactionOf)),
  };
}

/** The head of a node, with its gas limit, and its time in milliseconds. @throws Fault when the node has none */
export async function readHead(
  asked: Pick<Asked, 'call'>,
): Promise<Head & {readonly gasLimit: number; readonly at: number}> {
  const [block, id] = await Promise.all([
    asked.call('eth_getBlockByNumber', 'latest', false),
    asked.call('eth_chainId'),
  ]);
  const {hash, gasLimit} = (block ?? {}) as Record<string, unknown>;
  const header = headerOf(block);
  if (!header || typeof hash !== 'string') throw new Fault('The node has no head yet.');
  return {
    number: String(header.number),
    hash,
    chainId: Number(id),
    gasLimit: Number(gasLimit),
    at: header.at,
  };
}
