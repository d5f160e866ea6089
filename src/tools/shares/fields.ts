import {addressField} from '../address';
import {amountField, choiceField} from '../fields';
import type {SharesFacts} from './facts';

/** More than any gas price that makes sense, in wei: 10,000 gwei. */
const MOST_GAS_PRICE = 10n ** 13n;

/** What a reader enters: an amount of shares or coins, and the pools that it leaves and joins. */
export function sharesFields({symbol, shares, supply, pooled, target, gasPrice}: SharesFacts) {
  const size = {places: 18, least: 1n} as const;
  const left = {...size, group: 'The pool it is in'} as const;
  const joined = {...size, group: 'The pool it moves to'} as const;
  return {
    given: choiceField({
      label: 'You have',
      options: [
        {value: 'shares', label: 'a number of shares'},
        {value: 'coins', label: `an amount of ${symbol}`},
      ],
      initial: 'shares',
    }),
    amount: amountField({...size, label: 'How much', initial: BigInt(shares)}),
    gasPrice: amountField({
      label: 'Gas price',
      unit: 'gwei',
      places: 9,
      initial: BigInt(gasPrice),
      most: MOST_GAS_PRICE,
    }),
    operator: addressField({
      ...left,
      label: 'Operator of its validator',
      hint: 'To read the two numbers from the chain.',
    }),
    pooled: amountField({
      ...left,
      label: 'Pool',
      unit: symbol,
      hint: 'totalPooledBNB of its credit contract.',
      initial: BigInt(pooled),
    }),
    supply: amountField({
      ...left,
      label: 'All shares',
      hint: 'totalSupply of its credit contract.',
      initial: BigInt(supply),
    }),
    targetOperator: addressField({...joined, label: 'Operator of the other validator'}),
    targetPooled: amountField({
      ...joined,
      label: 'Its pool',
      unit: symbol,
      initial: BigInt(target),
    }),
    targetSupply: amountField({...joined, label: 'All its shares', initial: BigInt(target)}),
  };
}
