import type {RpcError} from '../../openrpc/types';
import type {Explanation, KnownError} from '../types';
import type {ExplainContext} from './context';
import {explainHealth} from './explainHealth';
import {explainMissing} from './explainMissing';
import {matchKnown} from './matchMessage';

/** A text without the marks of code: data of the reference marks it as Markdown does. */
export const plain = (text: string): string => text.replaceAll('`', '');

/** Messages of errors that a node gives when it does not have a block or a state yet, or any more. */
const ABOUT_DATA = /not found|missing|unavailable|not available|unknown block|beyond head|pruned/iu;

/** What the state of the node adds: it is on another chain, or behind, and so lacks what was asked for. */
function stepsOfHealth(
  {message}: RpcError,
  {health, network}: ExplainContext,
): Explanation['steps'] {
  const explained = health && ABOUT_DATA.test(message) && explainHealth(health, undefined, network);
  return explained ? [{text: explained.cause}, ...explained.steps] : [];
}

/**
 * Explains an error of a node by the errors that the reference documents for the method, else by its code.
 *
 * @param errors that the reference documents
 * @returns undefined when nothing is known about it
 */
export function explainError(
  error: RpcError,
  errors: readonly KnownError[],
  context: ExplainContext,
): Explanation | undefined {
  const missing = explainMissing(error, context);
  if (missing) return missing;
  const known = matchKnown(error, errors);
  const code = context.network.codes.find((each) => each.code === (known?.code ?? error.code));
  if (!known && !code) return undefined;
  const words = known?.fix ?? code?.fix;
  const fix = words === undefined ? [] : [{text: plain(words)}];
  return {
    title: known ? error.message : plain(code?.meaning ?? error.message),
    cause: plain(known && known.cause !== '' ? known.cause : (code?.cause ?? '')),
    steps: [...stepsOfHealth(error, context), ...fix],
  };
}
