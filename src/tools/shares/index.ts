import {defineTool} from '../define';
import {coins, counted} from '../money';
import {Fault, type Block} from '../types';
import {converted, gasCosts, type Conversion} from './conversion';
import type {SharesFacts} from './facts';
import {sharesFields} from './fields';

/** A range, once where both ends are the same. */
const range = (least: string, most: string): string =>
  least === most ? least : `${least} to ${most}`;

function valuesBlock({shares, value, price, move, arrived}: Conversion, facts: SharesFacts): Block {
  const {symbol, least} = facts;
  const exact = (wei: bigint) => coins(wei, symbol, 18);
  const isEnough = value >= BigInt(least);
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
      isEnough
        ? {
            label: 'Arrives there',
            value: exact(move.net),
            note: `As ${coins(move.newShares, '', 18).trim()} shares, worth ${exact(arrived)} at once: the fee goes to the shares that are there already.`,
          }
        : {
            label: 'Arrives there',
            value: `Refused: less than ${coins(BigInt(least), symbol)}`,
            tone: 'warn',
          },
    ],
  };
}

/** Shares, what they are worth, and what it costs to move them. */
export default defineTool({
  title: 'Shares, fees and gas',
  asks: 'public',
  fields: sharesFields,
  compute({given, amount, gasPrice, pooled, supply, targetPooled, targetSupply}, facts) {
    const pool = {pooled, supply};
    const target = {pooled: targetPooled, supply: targetSupply};
    const conversion = converted(given, amount, pool, BigInt(facts.feeRate), target);
    if (conversion.shares > supply)
      throw new Fault('These are more shares than the pool has: correct one of them.');
    return {
      summary: `${coins(conversion.shares, 'shares')} are worth ${coins(conversion.value, facts.symbol)}.`,
      blocks: [
        valuesBlock(conversion, facts),
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
        return {texts: await readPools(await asked(), hub, operator, targetOperator)};
      },
    }),
  },
});
