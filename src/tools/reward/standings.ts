import {decimal} from '../fields';
import {coins, counted, percentOf} from '../money';
import {momentIn} from '../moment';
import type {Block} from '../types';
import {DAYS, ONE, type Standing} from './ranking';
import type {Reading} from './readValidators';

const YEAR = 365n;

/** Texts of the fields for a validator. */
function textsOf({pool, commission, income}: Standing): Record<string, string> {
  return {
    pool: decimal(pool, 18),
    commission: decimal(commission, 2),
    income: decimal(income, 18),
  };
}

/** Validators by what their delegators got, with buttons that take over their figures. */
export function standingsTable(
  {block, at, registered, standings}: Reading,
  symbol: string,
): Block[] {
  return [
    {
      kind: 'table',
      title: `What a staked token earned in the last ${DAYS} days, after commission`,
      columns: [
        {label: 'Rank', isNumber: true},
        {label: 'Validator'},
        {label: 'Earned', isNumber: true},
        {label: 'In a year', isNumber: true},
        {label: 'Commission', isNumber: true},
        {label: `Pool, ${symbol}`, isNumber: true},
        {label: 'Days with a reward', isNumber: true},
        {label: 'Operator'},
      ],
      rows: standings.map(({name, operator, growth, commission, pool, paid}, place) => [
        counted(place + 1),
        name,
        percentOf(growth, ONE),
        percentOf(growth * YEAR, ONE * BigInt(DAYS)),
        percentOf(commission, 10_000n),
        coins(pool, '', 0).trim(),
        counted(paid),
        {code: operator},
      ]),
      fills: standings.map((standing) => ({
        name: standing.name,
        texts: textsOf(standing),
      })),
      save: 'validators.csv',
    },
    {
      kind: 'text',
      text: `Read at block ${counted(block)} (${momentIn('UTC', at)}): the ${counted(standings.length)} with the most stake of ${counted(registered)} registered validators. Fees of redelegations into a pool count as its reward. Past rewards do not tell future ones.`,
    },
  ];
}
