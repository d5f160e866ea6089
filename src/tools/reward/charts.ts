import {decimal} from '../fields';
import {coins, counted, percentOf} from '../money';
import type {Block} from '../types';
import {charts, type Point} from '../view/lineChart';
import {earnedAfter, withCommission, type Stake} from './outcome';

/** Parts of the lines: enough for what is nearly straight. */
const PARTS = 10;
const YEAR = 365;
const PERCENT = 100n;

const asNumber = (wei: bigint): number => Number(decimal(wei, 18));

/** Days from 0 to the end of the period, in equal parts as far as whole days allow. */
const daysUpTo = (days: number): number[] => [
  ...new Set(Array.from({length: PARTS + 1}, (_, part) => Math.round((part * days) / PARTS))),
];

/** Commissions from 0 to the most that is allowed, in basis points. */
const ratesUpTo = (most: bigint): bigint[] =>
  Array.from({length: PARTS + 1}, (_, part) => (BigInt(part) * most) / BigInt(PARTS));

/** The earnings over the period and against the commission: two charts, and their figures as tables. */
export function rewardCharts(
  stake: Stake,
  days: number,
  mostCommission: bigint,
  symbol: string,
): Block[] {
  const overTime = daysUpTo(days).map((day) => ({day, earned: earnedAfter(stake, day)}));
  const against = ratesUpTo(mostCommission).map((rate) => ({
    rate,
    earned: earnedAfter(withCommission(stake, rate), YEAR),
  }));
  const timePoints = overTime.map(({day, earned}): Point => ({x: day, y: asNumber(earned)}));
  const ratePoints = against.map(({rate, earned}): Point => ({
    x: Number(rate) / Number(PERCENT),
    y: asNumber(earned),
  }));
  const first = against[0]?.earned ?? 0n;
  const last = against.at(-1)?.earned ?? 0n;
  return [
    charts([
      {
        title: 'Earned over time',
        description: `After ${counted(days)} days: ${coins(overTime.at(-1)?.earned ?? 0n, symbol)}.`,
        x: 'days',
        y: symbol,
        points: timePoints,
      },
      {
        title: 'Earned in a year, by commission',
        description: `With a commission of 0 %: ${coins(first, symbol)}; of ${percentOf(mostCommission, 10_000n)}: ${coins(last, symbol)}.`,
        x: 'commission in %',
        y: symbol,
        points: ratePoints,
        mark: {
          x: Number(stake.commission) / Number(PERCENT),
          y: asNumber(earnedAfter(stake, YEAR)),
        },
      },
    ]),
    {
      kind: 'folded',
      title: 'The charts as tables',
      blocks: [
        {
          kind: 'table',
          title: 'Earned over time',
          columns: [
            {label: 'Days', isNumber: true},
            {label: `Earned, ${symbol}`, isNumber: true},
          ],
          rows: overTime.map(({day, earned}) => [counted(day), coins(earned, '').trim()]),
          save: 'reward-over-time.csv',
        },
        {
          kind: 'table',
          title: 'Earned in a year, by commission',
          columns: [
            {label: 'Commission', isNumber: true},
            {label: `Earned, ${symbol}`, isNumber: true},
          ],
          rows: against.map(({rate, earned}) => [
            percentOf(rate, 10_000n),
            coins(earned, '').trim(),
          ]),
          save: 'reward-by-commission.csv',
        },
      ],
    },
  ];
}
