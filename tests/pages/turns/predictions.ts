/** What the tool of the pages says to each validator of a network, and who made the blocks. */
import {setTimeout as pause} from 'node:timers/promises';
import {AskError} from '../../../src/tools/askError';
import {evaluate, initialTexts, type Texts} from '../../../src/tools/evaluate';
import type {NextTurnFacts} from '../../../src/tools/next-turn/facts';
import nextTurn from '../../../src/tools/next-turn/index';
import {NOT_FOUND} from '../../../src/tools/reading/attempt';
import {Fault, type Asked} from '../../../src/tools/types';
import {httpClient, resultOf} from '../../rpc/run/http';
import {askNode} from '../askNode';
import type {Validator} from './validators';

/** The numbers in what the tool says to a validator at a block. */
export interface Prediction {
  readonly address: string;
  /** Of the node that was asked. */
  readonly release: string;
  readonly head: number;
  readonly start: number;
  readonly end: number;
  /** The restart: after this block, until that one. */
  readonly from: number;
  readonly to: number;
  /** The block at which the set may change. */
  readonly change: number;
}

export interface Seen {
  readonly predictions: readonly Prediction[];
  /** Validators that the tool did not find in the set, with the time in blocks. */
  readonly unknown: readonly {readonly address: string; readonly head: number}[];
}

/** A node without the method for the set, as public endpoints are. */
function withoutSnapshot(url: string): Asked {
  return askNode(url, (method) => {
    if (method === 'parlia_getSnapshot')
      throw new AskError({title: 'not available', cause: '', steps: []}, NOT_FOUND);
  });
}

/** Heights in `blocks 998 to 1,001, in 3 s` and `after block 8 until block 20`. */
const heightsIn = (text: unknown): number[] =>
  [...String(text).matchAll(/(?:blocks?|to) ([\d,]+)/gu)].map(([, height = '']) =>
    Number(height.replaceAll(',', '')),
  );

/** Presses the tool's button for a validator. @returns undefined for an address that is not in the set */
async function predict(
  asked: Asked,
  address: string,
  facts: NextTurnFacts,
): Promise<Omit<Prediction, 'release'> | undefined> {
  const action = nextTurn.actions?.read?.(facts);
  const unused = () => {
    throw new Error('The tool asks for more than a node.');
  };
  try {
    const acted = await action?.run({
      values: {address},
      texts: {address},
      asked: () => Promise.resolve(asked),
      askedAt: unused,
      signal: new AbortController().signal,
      base: '/',
      say: () => undefined,
      show: () => undefined,
      choose: unused,
    });
    const texts: Texts = {
      ...initialTexts(nextTurn.fields(facts)),
      restart: '3',
      wait: '0',
      ...acted?.texts,
    };
    const {output} = evaluate(nextTurn, facts, texts, acted?.reading);
    const [rows] = output?.blocks ?? [];
    if (rows?.kind !== 'values') throw new Error('The tool says nothing.');
    const [turn, window, change] = rows.rows.map(({value}) => heightsIn(value));
    const [[start, end], [from, to], [at]] = [turn ?? [], window ?? [], change ?? []];
    const numbers = {head: Number(texts.head), start, end, from, to, change: at};
    return {address, ...(numbers as Record<keyof typeof numbers, number>)};
  } catch (error) {
    if (error instanceof Fault && error.message.includes('none of the')) return undefined;
    throw error;
  }
}

/** Asks all nodes in turn until a block, with and without the method for the set. */
export async function watch(
  validators: readonly Validator[],
  facts: NextTurnFacts,
  last: number,
): Promise<Seen> {
  const predictions: Prediction[] = [];
  const unknown: {address: string; head: number}[] = [];
  for (;;) {
    for (const ask of [askNode, withoutSnapshot])
      for (const {node, release} of validators) {
        const asked = ask(node.http);
        const head = Number(await asked.call('eth_blockNumber'));
        if (head > last) return {predictions, unknown};
        for (const {address} of validators) {
          const found = await predict(asked, address, facts);
          if (found) predictions.push({...found, release});
          else unknown.push({address, head});
        }
        await pause(500);
      }
  }
}

/** Who made a block; `isInTurn` by the difficulty, which all nodes check. */
export interface Made {
  readonly miner: string;
  readonly isInTurn: boolean;
}

/** All blocks up to one, by their numbers. */
export async function madeBlocks([first]: readonly Validator[], last: number): Promise<Made[]> {
  const ask = httpClient(first?.node.http ?? '');
  const blocks: Made[] = [];
  for (let number = 0; number <= last; number += 1) {
    const block = await resultOf(ask, 'eth_getBlockByNumber', `0x${number.toString(16)}`, false);
    const {miner, difficulty} = block as {miner: string; difficulty: string};
    blocks.push({miner: miner.toLowerCase(), isInTurn: difficulty === '0x2'});
  }
  return blocks;
}
