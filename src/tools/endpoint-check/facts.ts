import type {Chain} from '../../profile/types';
import {inputsOf} from '../../worked/values';
import type {FactsOf} from '../types';

/** The chains of the profile with their endpoints. */
export interface EndpointCheckFacts {
  readonly chains: readonly {
    readonly key: string;
    readonly name: string;
    readonly chainId: number;
    readonly urls: readonly string[];
  }[];
  /** Between blocks, in milliseconds. */
  readonly interval: number;
}

function urlsOf({http, ws = [], archive = []}: Chain): string[] {
  return [...new Set([...http, ...archive, ...ws].map(({url}) => url))];
}

export const endpointCheckFacts: FactsOf<EndpointCheckFacts> = ({network}) => ({
  chains: Object.entries(network.chains).map(([key, chain]) => ({
    key,
    name: chain.name,
    chainId: chain.chainId,
    urls: urlsOf(chain),
  })),
  interval: inputsOf(network).number('timing.blockInterval'),
});
