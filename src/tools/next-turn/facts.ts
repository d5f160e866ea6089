import {inputsOf} from '../../worked/values';
import {computed} from '../configuration/facts';
import type {FactsOf} from '../types';

/** Timing of turns. */
export interface NextTurnFacts {
  /** In milliseconds. */
  readonly interval: number;
  /** Length of an epoch, in blocks. */
  readonly epoch: number;
  readonly turnLength: number;
  readonly validators: number;
  /** Most seconds that a stop waits for a turn, as the configuration of the pages sets it. */
  readonly stopWait: number;
}

export const nextTurnFacts: FactsOf<NextTurnFacts> = ({network}) => {
  const {number} = inputsOf(network);
  return {
    interval: number('timing.blockInterval'),
    epoch: number('timing.epochLength'),
    turnLength: number('timing.turnLength'),
    validators: number('validatorSet.cabinets'),
    stopWait: computed(network, 'stopWait'),
  };
};
