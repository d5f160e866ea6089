import {activationsOf} from '../../profile/schedule';
import {inputsOf} from '../../worked/values';
import type {FactsOf} from '../types';

/** A fork of the profile whose time is announced. */
export interface KnownFork {
  readonly name: string;
  /** In seconds since 1970. */
  readonly time: number;
}

/** What a node of this version should say of itself. */
export interface MyNodeFacts {
  /** Release that these pages describe: `v1.7.3`. */
  readonly version: string;
  readonly chains: readonly {
    readonly chainId: number;
    readonly name: string;
    readonly forks: readonly KnownFork[];
  }[];
  /** In milliseconds. */
  readonly interval: number;
  readonly turnLength: number;
}

export const myNodeFacts: FactsOf<MyNodeFacts> = ({network}) => {
  const inputs = inputsOf(network);
  return {
    version: network.software.version,
    chains: Object.entries(network.chains).map(([key, {chainId, name}]) => ({
      chainId,
      name,
      // No node knows a time that is an example.
      forks: activationsOf(network, key)
        .filter(({isPlaceholder}) => !isPlaceholder)
        .map(({fork, time}) => ({name: fork, time: Date.parse(time) / 1000})),
    })),
    interval: inputs.number('timing.blockInterval'),
    turnLength: inputs.number('timing.turnLength'),
  };
};
