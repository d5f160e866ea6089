import {restore} from '@site/src/workbench/endpoint/choose';
import {loadNetwork} from '@site/src/workbench/endpoint/loadFacts';
import {currentState} from '@site/src/workbench/endpoint/store';
import {targetOf} from '@site/src/workbench/panel/target';
import {requester} from '@site/src/workbench/requests/shared';
import {callWallet} from '@site/src/workbench/requests/wallet';
import type {Explanation, Outcome, RpcCall} from '@site/src/workbench/types';
import type {Asked} from '../types';

/** A call without a result, explained for the reader. */
export class AskError extends Error {
  constructor(
    readonly explanation: Explanation,
    /** Code of the node's error, if it answered with one. */
    readonly code?: number,
    /** Its data, such as that of a revert. */
    readonly data?: unknown,
  ) {
    super(explanation.title);
  }
}

/**
 * The node that the reader has chosen for the site, else the one of the profile.
 *
 * @param folder of the version's data, with the site's base URL: `/workbench/2.0.0`
 * @param asks whom to ask where nothing is chosen
 * @throws when the version's data cannot be loaded
 */
export async function askChosen(
  folder: string,
  asks: 'public' | 'operator',
  signal: AbortSignal,
): Promise<Asked> {
  await restore(folder);
  const network = await loadNetwork(folder);
  const target = targetOf(network, currentState().choice, '', {asked: asks});
  const url = target.kind === 'url' ? target.url : '';

  const explained = async (outcome: Outcome, call: RpcCall): Promise<AskError> => {
    const {explainOutcome} = await import('@site/src/workbench/explain/explainOutcome');
    const context = {url, origin: window.location.origin, call, network};
    const known = await explainOutcome(outcome, context, folder);
    const isError = outcome.kind === 'error';
    const title = isError ? outcome.error.message : 'The answer cannot be used.';
    const explanation = known ?? {title, cause: call.method, steps: []};
    return isError
      ? new AskError(explanation, outcome.error.code, outcome.error.data)
      : new AskError(explanation);
  };

  return {
    name: target.kind === 'url' ? target.url : target.name,
    chain: target.kind === 'url' ? target.chain : undefined,
    network,
    async call(method, ...params) {
      const call = {method, params};
      const outcome =
        target.kind === 'wallet'
          ? await callWallet(target.rdns, call)
          : await requester().call(target.url, call, signal);
      if (outcome.kind === 'result') return outcome.result;
      throw await explained(outcome, call);
    },
  };
}
