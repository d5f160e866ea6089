import {defineTool} from '../define';
import {coins, counted} from '../money';
import {Fault, type Block} from '../types';
import {converted, gasCosts, type Conversion} from './conversion';
import type {SharesFacts} from './facts';
import {sharesFields} from './fields';
import type {PoolsRead} from './readPools';

/** A range, once where both ends are the same. */
const range = (least: string, most: string): string =>
  least === most ? least : `${least} to ${most}`;

function valuesBlock(
  {shares, value, price, move, arrived}: Conversion,
  isJailed: boolean,
  facts: SharesFacts,
): Block {
  const {symbol, least} = facts;
  const exact = (wei: bigint) => coins(wei, symbol, 18);
  const refusal = isJailed
    ? 'that validator is in jail'
    : value < BigInt(least) && `less than ${coins(BigInt(least), symbol)}`;
  return {
    kind: 'values',
    rows: [
      {label: 'Shares', value: coins(shares, '', 18).trim()},
      {
        label: 'Worth, and what you would undelegate',
        value: exact(value),
        note: `A share costs ${coins(price, symbol)}. Each conversion is rounded down.`,
      },
      {
        label: 'Fee to redelegate it',
        value: exact(move.fee),
        note: 'Paid into the pool that you join.',
      },
      refusal
        ? {label: 'Arrives there', value: `Refused: ${refusal}`, tone: 'warn'}
        : {
            label: 'Arrives there',
            value: exact(move.net),
            note: `As ${coins(move.newShares, '', 18).trim()} shares, worth ${exact(arrived)} at once: the fee goes to the shares that are there already.`,
          },
    ],
  };
}

/** Shares, what they are worth, and what it costs to move them. */
export default defineTool<SharesFacts, ReturnType<typeof sharesFields>, PoolsRead>({
  title: 'Shares, fees and gas',
  asks: 'public',
  fields: sharesFields,
  compute({given, amount, gasPrice, operator, targetOperator, ...values}, facts, reading) {
    const {pooled, supply, targetPooled, targetSupply} = values;
    if (operator !== undefined && operator === targetOperator)
      throw new Fault('Both operators are the same: to redelegate, choose another validator.');
    const pool = {pooled, supply};
    const target = {pooled: targetPooled, supply: targetSupply};
    const conversion = converted(given, amount, pool, BigInt(facts.feeRate), target);
    if (conversion.shares > supply)
      throw new Fault('These are more shares than the pool has: correct one of them.');
    return {
      summary: `${coins(conversion.shares, 'shares')} are worth ${coins(conversion.value, facts.symbol)}.`,
      blocks: [
        valuesBlock(
          conversion,
          reading?.jailed !== undefined && reading.jailed === targetOperator,
          facts,
        ),
        {
          kind: 'table',
          title: 'Gas at this price',
          columns: [
            {label: 'Action'},
            {label: 'Gas, about', isNumber: true},
            {label: `Cost, ${facts.symbol}`, isNumber: true},
          ],
          rows: gasCosts(gasPrice).map(({name, least, most, lowest, highest}) => [
            name,
            range(counted(least), counted(most)),
            range(coins(lowest, '').trim(), coins(highest, '').trim()),
          ]),
        },
      ],
    };
  },
  actions: {
    read: ({hub}) => ({
      label: 'Read pools and gas price',
      isFree: true,
      async run({values: {operator, targetOperator}, asked}) {
        const {readPools} = await import('./readPools');
        return readPools(await asked(), hub, operator, targetOperator);
      },
    }),
  },
});
