import type {Explanation} from '../../workbench/types';
import {AskError} from '../askError';
import type {Asked} from '../types';

/** An answer, or why there is none. */
export type Attempt =
  {readonly result: unknown} | {readonly refused: Explanation; readonly code: number | undefined};

/** JSON-RPC's code for a method that a node does not offer. */
export const NOT_FOUND = -32601;

/** Makes a call that may be refused. @throws AskError when the node cannot be reached: then nothing else can be asked */
export async function attempt(
  asked: Pick<Asked, 'call'>,
  method: string,
  ...params: readonly unknown[]
): Promise<Attempt> {
  try {
    return {result: await asked.call(method, ...params)};
  } catch (error) {
    if (!(error instanceof AskError) || error.code === undefined) throw error;
    return {refused: error.explanation, code: error.code};
  }
}

/** Undefined for a refusal. */
export function resultOf(tried: Attempt): unknown {
  return 'result' in tried ? tried.result : undefined;
}

/** Why there is no answer, in a line. */
export function reasonOf({title, cause, steps}: Explanation): string {
  const step = steps[0];
  const fix = step && `${step.text}${step.code === undefined ? '' : ` ${step.code}`}`;
  return [`${title.replace(/[.:]$/u, '')}.`, cause, fix].filter(Boolean).join(' ');
}
