import type {FactsOf} from '../types';
import {inputsOf} from '../../worked/values';

/** How long coins are locked. */
export interface UnbondingFacts {
  readonly symbol: string;
  /** In seconds. */
  readonly period: number;
}

export const unbondingFacts: FactsOf<UnbondingFacts> = ({network}) => ({
  symbol: network.symbol,
  period: inputsOf(network).number('staking.unbondPeriod'),
});
