import {child} from '../../profile/keys';
import {cacheMegabytes} from '../../worked/machine';
import {inputsOf} from '../../worked/values';
import type {FactsOf} from '../types';

/** Values that the examples of flags use. */
export interface FlagsFacts {
  readonly symbol: string;
  /** Of a validator, in megabytes. */
  readonly cache: number;
  /** Of a validator, in gigabytes. */
  readonly memory: number;
  /** Lowest gas price, in wei. */
  readonly price: string;
  /** Between blocks, in milliseconds. */
  readonly interval: number;
}

export const flagsFacts: FactsOf<FlagsFacts> = ({network}) => {
  const {whole, number} = inputsOf(network);
  const memory = String(
    ['hardware', 'validator', 'memory'].reduce<unknown>((node, key) => child(node, key), network),
  );
  return {
    symbol: network.symbol,
    cache: cacheMegabytes(memory),
    memory: Number.parseInt(memory, 10),
    price: whole('gas.minPrice').toString(),
    interval: number('timing.blockInterval'),
  };
};
