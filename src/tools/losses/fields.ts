import {amountField, choiceField, timeField, wholeField} from '../fields';
import {zoneField} from '../moment';
import type {LossesFacts} from './facts';

const isJailed = ({offence}: Readonly<Record<string, string>>): boolean =>
  offence !== 'misdemeanor';

/** What a reader enters; amounts in wei. */
export function lossesFields(facts: LossesFacts) {
  const {symbol, misdemeanor, felony, stake, pool, reward, minSelf} = facts;
  const coin = {places: 18, unit: symbol} as const;
  return {
    offence: choiceField({
      label: 'Your validator',
      options: [
        {value: 'misdemeanor', label: `misses ${misdemeanor} blocks`},
        {value: 'downtime', label: `misses ${felony} blocks`},
        {value: 'doubleSign', label: 'signs two blocks on one parent'},
        {value: 'vote', label: 'signs contradicting votes'},
        {value: 'selfStake', label: 'has too little stake of its operator'},
      ],
      initial: 'downtime',
    }),
    at: timeField({label: 'At', initial: '2026-01-01T12:00'}),
    zone: zoneField(),
    stake: amountField({...coin, label: 'Your stake', initial: BigInt(stake)}),
    pool: amountField({...coin, label: 'Validator’s pool', initial: BigInt(pool), least: 1n}),
    reward: amountField({
      ...coin,
      label: 'Reward of the pool in a day',
      hint: 'After commission.',
      initial: BigInt(reward),
    }),
    own: amountField({...coin, label: 'Operator’s own stake', initial: BigInt(minSelf), least: 1n}),
    late: wholeField({
      label: 'Released late by',
      unit: 'days',
      hint: 'Somebody has to call unjail.',
      initial: 0,
      most: 3650,
      when: isJailed,
    }),
  };
}
