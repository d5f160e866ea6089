import {inputsOf} from '../../worked/values';
import type {FactsOf} from '../types';

/** Timing of turns. */
export interface NextTurnFacts {
  /** In milliseconds. */
  readonly interval: number;
  /** Length of an epoch, in blocks. */
  readonly epoch: number;
  readonly turnLength: number;
  readonly validators: number;
}

export const nextTurnFacts: FactsOf<NextTurnFacts> = ({network}) => {
  const {number} = inputsOf(network);
  return {
    interval: number('timing.blockInterval'),
    epoch: number('timing.epochLength'),
    turnLength: number('timing.turnLength'),
    validators: number('validatorSet.cabinets'),
  };
};
