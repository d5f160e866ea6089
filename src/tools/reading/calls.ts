import {AskError} from '../askError';
import type {Asked} from '../types';
import {bundled, unbundled, type Call} from './bundles';
import {inTurns} from './inTurns';
import {answerOf, type Answer} from './words';

/** What asks a node. */
export type Caller = Pick<Asked, 'name' | 'call'>;

/** Answers in the order of the calls; undefined where the contract reverted. */
export type CallAll = (calls: readonly Call[]) => Promise<(Answer | undefined)[]>;

/** Where Multicall3 is on chains that have it: the same address on all of them. */
const MULTICALL = '0xca11bde05977b3631167028862be2a173976ca11';

/** Calls in a bundle: far below the gas that nodes spend on one call. */
const BUNDLE = 300;

/** JSON-RPC's code of a revert with data, and geth's of one without. */
const REVERTED = 3;

/** Whether the node answered, though with an error. */
const isRefusal = (error: unknown): error is AskError =>
  error instanceof AskError && error.code !== undefined;

const hasReverted = (error: unknown): boolean =>
  isRefusal(error) && (error.code === REVERTED || /revert/iu.test(error.message));

/** Makes one call. @returns undefined where the contract reverted. @throws AskError when the node does not answer */
async function callAt(asked: Caller, call: Call, block: string): Promise<Answer | undefined> {
  try {
    return answerOf(await asked.call('eth_call', call, block));
  } catch (error) {
    if (hasReverted(error)) return undefined;
    throw error;
  }
}

/** Parameters of a call after the block: the code of Multicall3 where the chain does not have it. */
async function overridesAt(asked: Caller, block: string): Promise<readonly unknown[]> {
  const code = await asked.call('eth_getCode', MULTICALL, block);
  if (typeof code === 'string' && code.length > 2) return [];
  const {MULTICALL_CODE} = await import('./multicall');
  return [{[MULTICALL]: {code: MULTICALL_CODE}}];
}

/**
 * Calls contracts at one block, many in a request.
 *
 * @param block its number in hex, or a tag
 * @throws AskError when the node does not answer
 */
export async function callsAt(asked: Caller, block: string): Promise<CallAll> {
  const overrides = await overridesAt(asked, block);
  /** Undefined where the node refuses it: for more gas than it allows, or for the overrides. */
  const bundle = async (calls: readonly Call[]): Promise<(Answer | undefined)[] | undefined> => {
    try {
      const call = {to: MULTICALL, data: bundled(calls)};
      return unbundled(await asked.call('eth_call', call, block, ...overrides));
    } catch (error) {
      if (isRefusal(error) || error instanceof RangeError) return undefined;
      throw error;
    }
  };
  return async (calls) => {
    const bundles = Array.from({length: Math.ceil(calls.length / BUNDLE)}, (_, index) =>
      calls.slice(index * BUNDLE, (index + 1) * BUNDLE),
    );
    const answers = await inTurns(bundles, bundle);
    const refused = bundles.filter((_, index) => answers[index] === undefined).flat();
    const single = await inTurns(refused, (call) => callAt(asked, call, block));
    return bundles.flatMap(({length}, index) => answers[index] ?? single.splice(0, length));
  };
}
