import {decimal} from '../fields';
import {coins, counted, percentOf} from '../money';
import {momentIn} from '../moment';
import type {Block} from '../types';
import {DAYS, ONE, rankedFor, type Standing} from './ranking';
import type {Reading} from './readValidators';

const YEAR = 365n;

/** Texts of the fields for a validator whose pool does not contain the stake. */
function textsOf({pool, commission, income}: Standing): Record<string, string> {
  return {
    pool: decimal(pool, 18),
    commission: decimal(commission, 2),
    income: decimal(income, 18),
    isPooled: '',
  };
}

/** Records that others than the chain raised, by name. */
function marks(standings: readonly Standing[]): string {
  const raised = standings.filter((one) => one.raised > 0);
  if (raised.length === 0) return '';
  const days = raised.map((one) => `${one.name} (${counted(one.raised)} of ${DAYS} days)`);
  return ` More than twice what the cabinet earned is in the records of ${days.join(', ')}.`;
}

/** Validators whose earlier rewards may have been paid with another commission, by name. */
function edits(standings: readonly Standing[]): string {
  const edited = standings.filter(({editedAgo}) => editedAgo < DAYS);
  if (edited.length === 0) return '';
  const names = edited.map(
    ({name, editedAgo}) =>
      `${name} (${counted(editedAgo)} ${editedAgo === 1 ? 'day' : 'days'} ago)`,
  );
  return ` Registered or edited in this time: ${names.join(', ')}. If that changed the commission, the rewards before are those of the old one.`;
}

/** Validators by what a new stake would have earned, with buttons that take over their figures. */
export function standingsTable(
  {block, at, registered, standings: read}: Reading,
  stake: bigint,
  symbol: string,
): Block[] {
  const standings = rankedFor(read, stake);
  return [
    {
      kind: 'table',
      title: `What your stake would have earned in the last ${DAYS} days, as an addition to today’s pool`,
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
      text: `Read at block ${counted(block)} (${momentIn('UTC', at)}): the ${counted(standings.length)} with the most stake of ${counted(registered)} registered validators. The pool is that of now or of the last election, whichever is larger. Who moves stake out of a pool and back raises its record, so no day counts for more than the median of the cabinet, or of the candidates. For the pool that your stake is in already, the figures are too low.${marks(standings)}${edits(standings)} Past rewards do not tell future ones.`,
    },
  ];
}
