import type {ErrorFact} from '../../openrpc/explainer/facts';
import {loadErrorFacts} from '../../openrpc/explainer/load';
import {ERRORS} from '../files';
import type {Explanation, KnownError, Outcome} from '../types';
import type {ExplainContext} from './context';
import {explainError, plain} from './explainError';
import {explainFailure} from './explainFailure';
import {explainRevert} from './explainRevert';

/** The documented errors, those of the method first: of equal ones they count. */
function inOrder(errors: readonly ErrorFact[], method: string): KnownError[] {
  const isOwn = ({own = [], shared = []}: ErrorFact) => [...own, ...shared].includes(method);
  return [...errors.filter(isOwn), ...errors.filter((error) => !isOwn(error))];
}

/** Whether the data of an error are those of a revert, rather than an object of the node. */
function isBytes(data: unknown): data is string {
  return typeof data === 'string' && /^0x([0-9a-f]{2})*$/iu.test(data);
}

/**
 * Why a call has no result, and what to do about it.
 *
 * @param folder of the version's data, with the documented errors; without them an error is explained by its code
 * @returns undefined for a result, and where nothing is known
 */
export async function explainOutcome(
  outcome: Outcome,
  context: ExplainContext,
  folder: string,
): Promise<Explanation | undefined> {
  if (outcome.kind === 'failure') return explainFailure(outcome.failure, context);
  if (outcome.kind !== 'error') return undefined;
  const {error} = outcome;
  const facts = await loadErrorFacts(`${folder}/${ERRORS}.json`).catch(() => undefined);
  const known = explainError(
    error,
    facts ? inOrder(facts.errors, context.call.method) : [],
    context,
  );
  if (!facts || !isBytes(error.data)) return known;
  const revert = explainRevert(error.data, facts);
  // What is known of all reverts tells less than the contract's own cause.
  return revert.cause === '' && known
    ? {...revert, cause: known.cause, steps: [...revert.steps, ...known.steps]}
    : {...revert, cause: plain(revert.cause)};
}
