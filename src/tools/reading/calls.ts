import {AskError} from '../askError';
import type {Asked} from '../types';
import {answerOf, callData, type Answer} from './words';

/** A call of a contract that only reads. */
export interface Call {
  readonly to: string;
  readonly data: string;
}

/** Answers in the order of the calls; undefined where the contract reverted. */
export type CallAll = (calls: readonly Call[]) => Promise<(Answer | undefined)[]>;

/** Calls that are under way at once. */
const AT_ONCE = 6;

/** Where Multicall3 is on chains that have it: the same address on all of them. */
const MULTICALL = '0xca11bde05977b3631167028862be2a173976ca11';

/** Calls in a bundle: far below the gas that nodes spend on one call. */
const BUNDLE = 60;

const AGGREGATE = '0x82ad56cb'; // aggregate3((address,bool,bytes)[])

/** JSON-RPC's code of a revert with data, and geth's of one without. */
const REVERTED = 3;

function hasReverted(error: unknown): boolean {
  if (!(error instanceof AskError)) return false;
  return error.code === REVERTED || /revert/iu.test(error.message);
}

/** Runs tasks in order, so many at once. @throws the first error of a task; no further one begins then */
export async function inTurns<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
  atOnce = AT_ONCE,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let hasFailed = false;
  const worker = async () => {
    while (next < items.length && !hasFailed) {
      const index = next;
      next += 1;
      try {
        results[index] = await run(items[index] as T);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({length: Math.min(atOnce, items.length)}, worker));
  return results;
}

const hex = (number: number): string => number.toString(16).padStart(64, '0');

/** The data of a call of Multicall3 that makes others, each of which may fail. */
export function bundled(calls: readonly Call[]): string {
  const parts = calls.map(({to, data}) => {
    const digits = data.slice(2);
    const padded = digits.padEnd(Math.ceil(digits.length / 64) * 64, '0');
    return `${callData('', to, 1, 0x60)}${hex(digits.length / 2)}${padded}`;
  });
  let offset = parts.length * 32;
  const offsets = parts.map((part) => {
    const own = hex(offset);
    offset += part.length / 2;
    return own;
  });
  return `${AGGREGATE}${hex(32)}${hex(parts.length)}${offsets.join('')}${parts.join('')}`;
}

/** What the calls of a bundle returned. @throws RangeError when it is no answer of Multicall3 */
export function unbundled(data: unknown): (Answer | undefined)[] {
  const answer = answerOf(data);
  const digits = String(data).slice(2);
  return answer.list(0).map((offset) => {
    const start = 2 + Number(BigInt(`0x${offset}`)) / 32;
    if (!answer.flag(start)) return undefined;
    const length = Number(answer.number(start + 2)) * 2;
    return answerOf(`0x${digits.slice((start + 3) * 64, (start + 3) * 64 + length)}`);
  });
}

/**
 * Calls contracts at one block: in bundles where the chain has Multicall3, else one by one, some at once.
 *
 * @param block its number in hex, or a tag
 * @throws AskError when the node does not answer
 */
export async function callsAt(asked: Asked, block: string): Promise<CallAll> {
  const code = await asked.call('eth_getCode', MULTICALL, block);
  const one = async (call: Call): Promise<Answer | undefined> => {
    try {
      return answerOf(await asked.call('eth_call', call, block));
    } catch (error) {
      if (hasReverted(error)) return undefined;
      throw error;
    }
  };
  if (typeof code !== 'string' || code.length <= 2) return (calls) => inTurns(calls, one);
  return async (calls) => {
    const bundles = Array.from({length: Math.ceil(calls.length / BUNDLE)}, (_, index) =>
      calls.slice(index * BUNDLE, (index + 1) * BUNDLE),
    );
    const answers = await inTurns(bundles, async (bundle) =>
      unbundled(await asked.call('eth_call', {to: MULTICALL, data: bundled(bundle)}, block)),
    );
    return answers.flat();
  };
}
