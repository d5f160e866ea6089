import {addressOf} from '../reading/contracts';
import {inputsOf} from '../../worked/values';
import type {FactsOf} from '../types';

export interface DowntimeFacts {
  readonly misdemeanour: number;
  readonly felony: number;
  readonly scale: number;
  readonly validators: number;
  /** Between blocks, in milliseconds. */
  readonly interval: number;
  readonly indicator: string;
  readonly set: string;
}

export const downtimeFacts: FactsOf<DowntimeFacts> = (data) => {
  const {number} = inputsOf(data.network);
  return {
    misdemeanour: number('slashing.misdemeanorThreshold'),
    felony: number('slashing.felonyThreshold'),
    scale: number('validatorSet.maintainSlashScale'),
    validators: number('validatorSet.cabinets'),
    interval: number('timing.blockInterval'),
    indicator: addressOf(data, 'SlashIndicator'),
    set: addressOf(data, 'ValidatorSet'),
  };
};
