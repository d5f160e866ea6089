import {inputsOf} from '../../worked/values';
import type {FactsOf} from '../types';

/** A fork of the profile whose time is known. */
export interface KnownFork {
  readonly name: string;
  /** In seconds since 1970. */
  readonly time: number;
}

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
  const {version} = network.software as {version: string};
  return {
    version,
    chains: Object.entries(network.chains).map(([key, {chainId, name}]) => ({
      chainId,
      name,
      forks: network.forks.flatMap((fork) => {
        const time =
          key === 'mainnet' ? fork.mainnet : key === 'testnet' ? fork.testnet : undefined;
        return time === undefined ? [] : [{name: fork.name, time: Date.parse(time) / 1000}];
      }),
    })),
    interval: inputs.number('timing.blockInterval'),
    turnLength: inputs.number('timing.turnLength'),
  };
};
