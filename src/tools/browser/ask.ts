import {restore} from '@site/src/workbench/endpoint/choose';
import {loadNetwork} from '@site/src/workbench/endpoint/loadFacts';
import {currentState} from '@site/src/workbench/endpoint/store';
import {targetOf, type Target} from '@site/src/workbench/panel/target';
import {requester} from '@site/src/workbench/requests/shared';
import {callWallet} from '@site/src/workbench/requests/wallet';
import type {NetworkFacts, Outcome, RpcCall} from '@site/src/workbench/types';
import {AskError} from '../askError';
import type {Asked} from '../types';

function askTarget(
  folder: string,
  network: NetworkFacts,
  target: Target,
  signal: AbortSignal,
): Asked {
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
  const timed: Asked['timed'] = async (method, ...params) => {
    const call = {method, params};
    const outcome =
      target.kind === 'wallet'
        ? await callWallet(target.rdns, call)
        : await requester().call(target.url, call, signal);
    if (outcome.kind !== 'result') throw await explained(outcome, call);
    return {result: outcome.result, milliseconds: outcome.milliseconds};
  };
  return {
    name: target.kind === 'url' ? target.url : target.name,
    chain: target.kind === 'url' ? target.chain : undefined,
    network,
    timed,
    call: async (...call) => (await timed(...call)).result,
  };
}

/**
 * The node that the reader has chosen for the site, else the one of the profile.
 *
 * @param folder of the version's data, with the site's base URL: `/workbench/2.0.0`
 * @param asks which endpoint to ask where none is chosen
 * @throws when the version's data cannot be loaded
 */
export async function askChosen(
  folder: string,
  asks: 'public' | 'operator',
  signal: AbortSignal,
): Promise<Asked> {
  const network = await restore(folder);
  const target = targetOf(network, currentState().choice, '', {asked: asks});
  return askTarget(folder, network, target, signal);
}

/** For a tool that shows the chosen node before it asks; exported here so that it loads no further file. */
export {restore};

/** A node at an address. @throws as {@link askChosen} does */
export async function askAt(folder: string, url: string, signal: AbortSignal): Promise<Asked> {
  const network = await loadNetwork(folder);
  const chain = network.chains.find(({http, ws, archive}) =>
    [...http, ...ws, ...archive].includes(url),
  );
  return askTarget(folder, network, {kind: 'url', url, chain}, signal);
}
