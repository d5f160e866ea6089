import type {Endpoints} from './endpoints';
import type {Example} from './types';

/** The note of an example with the network's values, for the placeholders that `x-note` may have; undefined without one. */
export function noteOf(
  {'x-note': words}: Example,
  {network}: Pick<Endpoints, 'network'>,
): string | undefined {
  return words
    ?.replaceAll('{chainIdHex}', `0x${network.chainId.toString(16)}`)
    .replaceAll('{chainId}', String(network.chainId))
    .replaceAll('{networkId}', String(network.networkId))
    .replaceAll('{network}', network.name);
}
