import {Fault, type Asked} from '../types';
import {collectorCode} from './collector';
import {wordsOf} from './words';

/** A call of a contract. */
export interface ViewCall {
  /** Address with `0x`. */
  readonly to: string;
  /** Data with `0x`; of one length for all calls that are made together. */
  readonly data: string;
}

/** Requests that are under way at once. */
const AT_ONCE = 6;
/** Longest code of a creation (EIP-3860), and longest code that it may leave (EIP-170), in bytes. */
const LONGEST_CODE = 49_152;
const LONGEST_RESULT = 24_576;
const FAILED = 2n ** 256n - 1n;

/** What asks a node. */
export type Caller = Pick<Asked, 'name' | 'call'>;

/** Does all of a list, a few at once, in order of the list. @throws the first error; nothing further begins then */
export async function aFewAtOnce<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    try {
      for (let at = next++; at < items.length; at = next++)
        results[at] = await work(items[at] as T);
    } catch (error) {
      next = items.length;
      throw error;
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return results;
}

/** The result of one call, as `eth_call` gives it. @throws Fault when the node gives something else */
export async function view(asked: Caller, to: string | undefined, data: string): Promise<string> {
  const result = await asked.call('eth_call', {...(to !== undefined && {to}), data}, 'latest');
  if (typeof result !== 'string' || !result.startsWith('0x'))
    throw new Fault(`${asked.name} gave no result of a call.`);
  return result;
}

/**
 * Makes many calls in few requests.
 *
 * @param words that each result has at least, at most 7
 * @returns of each call its first words; undefined where it failed
 */
export async function manyCalls(
  asked: Caller,
  calls: readonly ViewCall[],
  words = 1,
): Promise<(readonly bigint[] | undefined)[]> {
  const [first] = calls;
  if (!first) return [];
  const records = calls.map(({to, data}) => `${to.slice(2)}${data.slice(2)}`);
  const size = (records[0] ?? '').length / 2;
  const code = collectorCode(size, words);
  const most = Math.min(
    Math.floor((LONGEST_CODE - code.length / 2) / size),
    Math.floor(LONGEST_RESULT / (32 * words)),
  );
  const parts = Array.from({length: Math.ceil(records.length / most)}, (_, part) =>
    records.slice(part * most, (part + 1) * most),
  );
  const answers = await aFewAtOnce(parts, async (part) => {
    const found = wordsOf(await view(asked, undefined, `0x${code}${part.join('')}`));
    if (found.length !== part.length * words)
      throw new Fault(
        `${asked.name} gave ${found.length} results instead of ${part.length * words}.`,
      );
    return found;
  });
  const all = answers.flat();
  return calls.map((_, at) => {
    const result = all.slice(at * words, (at + 1) * words);
    return result[0] === FAILED ? undefined : result;
  });
}
