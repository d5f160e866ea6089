import {attempt, NOT_FOUND, reasonOf} from '../reading/attempt';
import {hexOf, type Header} from '../reading/block';
import {AskError} from '../askError';
import type {Asked} from '../types';

/** A method that an endpoint does not offer, and why. */
export interface Refused {
  readonly method: string;
  readonly reason: string;
}

const NOBODY = `0x${'0'.repeat(40)}`;

/** Calls that cost a node next to nothing, of methods that endpoints often refuse. */
export function harmlessCalls(head: number): readonly (readonly [string, ...unknown[]])[] {
  const block = hexOf(head);
  return [
    ['eth_getLogs', {fromBlock: block, toBlock: block, address: NOBODY}],
    ['eth_getBlockReceipts', block],
    ['eth_getProof', NOBODY, [], block],
    ['eth_feeHistory', '0x1', block, []],
    ['eth_createAccessList', {to: NOBODY}, block],
    ['eth_config'],
    ['net_peerCount'],
    ['web3_clientVersion'],
    ['parlia_getValidators', block],
    ['txpool_status'],
    ['debug_traceCall', {to: NOBODY}, block, {}],
  ];
}

/** Words with which providers refuse a method under codes of their own. */
const REFUSAL =
  /not (?:allowed|available|enabled|permitted|supported|whitelisted)|blocked|disabled|forbidden|unsupported/iu;

/** Which of the calls an endpoint refuses. Errors about arguments or state are no refusals: it has the method. */
export async function refusedBy(asked: Asked, head: number): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const [method, ...params] of harmlessCalls(head)) {
    try {
      const tried = await attempt(asked, method, ...params);
      if ('result' in tried) continue;
      const {title, cause} = tried.refused;
      if (tried.code === NOT_FOUND || REFUSAL.test(`${title} ${cause}`))
        refused.push({method, reason: reasonOf({...tried.refused, steps: []})});
    } catch (error) {
      // Some proxies refuse a method with a status in place of an answer.
      if (!(error instanceof AskError)) throw error;
      refused.push({method, reason: reasonOf({...error.explanation, steps: []})});
    }
  }
  return refused;
}

const SAMPLES = 5;

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Time of an answer in milliseconds: the median of five, one after the other. */
export async function latencyOf(asked: Asked): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1)
    times.push((await asked.timed('eth_blockNumber')).milliseconds);
  return median(times);
}

/** The fewest blocks that every node keeps states of is 128: some fewer are asked for, as the head moves. */
const FIRST_DEPTH = 100;
const GROWTH = 8;
/** The depth is known well enough when it is known to this factor. */
const CLOSE = 1.3;

/**
 * How many blocks back an endpoint answers for states, in few calls. Endless when it has all; undefined when it has not
 * even recent ones.
 */
export async function depthOf(
  hasState: (block: number) => Promise<boolean>,
  head: number,
): Promise<number | undefined> {
  if (await hasState(Math.min(1, head))) return Infinity;
  let good = 0;
  let bad = FIRST_DEPTH;
  while (bad < head && (await hasState(head - bad))) {
    good = bad;
    bad *= GROWTH;
  }
  bad = Math.min(bad, head);
  if (good === 0) return undefined;
  while (bad / good > CLOSE) {
    const middle = Math.round(Math.sqrt(good * bad));
    if (await hasState(head - middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** @returns a question for {@link depthOf} */
export function stateAsker(asked: Asked): (block: number) => Promise<boolean> {
  return async (block) =>
    'result' in (await attempt(asked, 'eth_getBalance', NOBODY, hexOf(block)));
}

/** Blocks behind the best of endpoints of the same chain. */
export function lagOf(
  own: {readonly chainId?: number; readonly head?: Header},
  all: readonly {readonly chainId?: number; readonly head?: Header}[],
): number | undefined {
  if (!own.head) return undefined;
  const heads = all.flatMap(({chainId, head}) =>
    chainId === own.chainId && head ? [head.number] : [],
  );
  return Math.max(...heads) - own.head.number;
}
