import {amountField, flagField, percentField, wholeField} from '../fields';
import type {RewardFacts} from './facts';

/** Longest period, in days: longer ones say nothing of fees that change daily. */
const LONGEST = 3650;

/** What a reader enters; amounts in wei, the commission in basis points, the period in days. */
export function rewardFields({
  symbol,
  stake,
  pool,
  income,
  commission,
  mostCommission,
}: RewardFacts) {
  const coin = {places: 18, unit: symbol} as const;
  return {
    stake: amountField({...coin, label: 'Your stake', initial: BigInt(stake)}),
    pool: amountField({
      ...coin,
      label: 'Validator’s pool',
      initial: BigInt(pool),
      least: 10n ** 18n,
    }),
    income: amountField({
      ...coin,
      label: 'Validator’s income in a day',
      hint: 'Before commission.',
      initial: BigInt(income),
    }),
    commission: percentField({
      label: 'Commission',
      initial: BigInt(commission),
      most: BigInt(mostCommission),
    }),
    days: wholeField({label: 'Period', unit: 'days', initial: 365, least: 1, most: LONGEST}),
    isPooled: flagField({
      label: 'The pool already contains my stake',
      initial: true,
    }),
  };
}
