import {chainOf, targetsOf, type Choice} from '../endpoint/choice';
import type {ChainFacts, MethodFacts, NetworkFacts} from '../types';

/** Where a call is sent. */
export type Target =
  | {readonly kind: 'url'; readonly url: string; readonly chain: ChainFacts | undefined}
  | {readonly kind: 'wallet'; readonly rdns: string; readonly name: string};

/** Whether a method opens a subscription, and so needs a connection that stays. */
export function opensStream(method: string): boolean {
  return method.endsWith('_subscribe');
}

/** Where a call of a method is sent: the archive endpoint where it needs one, a node of the reader's own where others refuse it. */
export function targetOf(
  network: NetworkFacts,
  choice: Choice | undefined,
  method: string,
  {asked}: Pick<MethodFacts, 'asked'>,
): Target {
  if (choice?.kind === 'wallet') return choice;
  const addresses = targetsOf(network, choice)[asked];
  const isOwn = asked === 'operator' || choice?.kind === 'local' || choice?.kind === 'own';
  return {
    kind: 'url',
    url: opensStream(method) ? addresses.ws : addresses.http,
    chain: isOwn ? undefined : chainOf(network, choice),
  };
}

/**
 * Whether a call may wait in a batch, which can be sent later and to another endpoint: not what harms a node or sends a
 * transaction, which is confirmed or shown for each call.
 */
export function canBatch(method: string, {harm}: Pick<MethodFacts, 'harm'>): boolean {
  return harm === undefined && !method.startsWith('eth_sendRawTransaction');
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** Whether an address is on a host of the profile's, which others than the reader operate; whatever its path is. */
export function isPublic(network: NetworkFacts, target: Target): boolean {
  if (target.kind === 'wallet') return true;
  return network.chains.some(({http, ws, archive}) =>
    [...http, ...ws, ...archive].map(hostOf).includes(hostOf(target.url)),
  );
}
