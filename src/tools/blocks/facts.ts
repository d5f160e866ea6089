import type {FactsOf} from '../types';
import {inputsOf} from '../../worked/values';

/** Timing of the chain. */
export interface BlocksFacts {
  /** In milliseconds. */
  readonly interval: number;
  /** In blocks. */
  readonly epoch: number;
  readonly turn: number;
  /** Members of the mining set. */
  readonly validators: number;
}

export const blocksFacts: FactsOf<BlocksFacts> = ({network}) => {
  const {number} = inputsOf(network);
  return {
    interval: number('timing.blockInterval'),
    epoch: number('timing.epochLength'),
    turn: number('timing.turnLength'),
    validators: number('validatorSet.cabinets'),
  };
};
