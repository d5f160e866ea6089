import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchClient} from './client';
import {readAnswer, type ReadAnswer} from './readAnswer';

/** After this the modal counts a search as stalled; an error shown earlier would be overwritten. */
const STALLED_AFTER_MS = 300;

type OnFailure = (error: Error) => unknown;

/** Outcome of a search, for screen readers. */
export type Outcome =
  | {
      readonly kind: 'found';
      readonly query: string;
      readonly count: number;
      /** Words of the site that resemble a query without hits. */
      readonly nearest: readonly string[];
    }
  | {readonly kind: 'failed'; readonly nearest?: undefined};

/**
 * The client for the modal of @docsearch/react 3.9. That calls `search(…).catch(showError).then(…)`, but
 * autocomplete-core resets the state to idle in the same task, so that its error screen is never shown. Here a failed
 * search notifies the modal after the stall timer, and then stays pending: the error is shown until the next keystroke.
 * Answers are checked and sanitised.
 */
export function forModal(
  client: SearchClient,
  onOutcome: (outcome: Outcome) => void,
): DocSearchTransformClient {
  let turn = 0;
  const search = (call: Parameters<SearchClient['search']>[0]) => {
    turn += 1;
    const mine = turn;
    const started = Date.now();
    const answer = client.search(call).then((response): {results: ReadAnswer[]} => ({
      results: [readAnswer(response, window.location.origin)],
    }));
    answer.then(
      ({results: [first]}) => {
        if (mine !== turn) return;
        onOutcome({
          kind: 'found',
          query: call.requests[0]?.query ?? '',
          count: first?.nbHits ?? 0,
          nearest: first?.nearest ?? [],
        });
      },
      () => {
        if (mine === turn) onOutcome({kind: 'failed'});
      },
    );
    return {
      catch: (onFailure: OnFailure) =>
        new Promise((resolve) => {
          answer.then(resolve, (cause: unknown) => {
            const wait = Math.max(0, STALLED_AFTER_MS + 20 - (Date.now() - started));
            setTimeout(() => {
              if (mine === turn) tell(onFailure, cause);
            }, wait);
          });
        }),
    };
  };
  // The modal uses nothing else of it.
  return {search} as unknown as DocSearchTransformClient;
}

/** The modal shows its error screen for this name only, and rethrows the error. */
function tell(onFailure: OnFailure, cause: unknown): void {
  const error = new Error('The search provider could not be reached', {cause});
  error.name = 'RetryError';
  try {
    onFailure(error);
  } catch {
    // The error is shown to the reader; no other handling is needed.
  }
}
