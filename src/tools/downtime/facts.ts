import {addressOf} from '../reading/contracts';
import {inputsOf} from '../../worked/values';
import type {FactsOf} from '../types';
import type {Rules} from './clock';

/** The rules, and the addresses of the contracts that count. */
export interface DowntimeFacts extends Rules {
  readonly indicator: string;
  readonly set: string;
  readonly hub: string;
}

export const downtimeFacts: FactsOf<DowntimeFacts> = (data) => {
  const {number} = inputsOf(data.network);
  return {
    misdemeanour: number('slashing.misdemeanorThreshold'),
    felony: number('slashing.felonyThreshold'),
    scale: number('validatorSet.maintainSlashScale'),
    validators: number('validatorSet.cabinets'),
    turnLength: number('timing.turnLength'),
    interval: number('timing.blockInterval'),
    indicator: addressOf(data, 'SlashIndicator'),
    set: addressOf(data, 'ValidatorSet'),
    hub: addressOf(data, 'StakeHub'),
  };
};
