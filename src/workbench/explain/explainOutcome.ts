import type {ErrorFact} from '../../openrpc/explainer/facts';
import {loadErrorFacts} from '../../openrpc/explainer/load';
import {ERRORS} from '../files';
import type {Explanation, KnownError, Outcome} from '../types';
import type {ExplainContext} from './context';
import {explainError} from './explainError';
import {explainFailure} from './explainFailure';

/** The documented errors, those of the method first: of equal ones they count. */
function inOrder(errors: readonly ErrorFact[], method: string): KnownError[] {
  const isOwn = ({own = [], shared = []}: ErrorFact) => [...own, ...shared].includes(method);
  return [...errors.filter(isOwn), ...errors.filter((error) => !isOwn(error))];
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
  const errors = await loadErrorFacts(`${folder}/${ERRORS}.json`).then(
    (facts) => inOrder(facts.errors, context.call.method),
    () => [],
  );
  return explainError(outcome.error, errors, context);
}
