import {defineTool} from '../define';
import {coins, counted, percentOf} from '../money';
import {rewardCharts} from './charts';
import type {RewardFacts} from './facts';
import {rewardFields} from './fields';
import {earnedAfter, ratesOfStake, type Stake} from './outcome';
import {DAYS} from './ranking';
import type {Reading} from './readValidators';
import {standingsTable} from './standings';

const YEAR = 365;

/** What is wrong when the values contradict each other, or a day would more than double a stake. */
function faultOf(stake: Stake): string | undefined {
  if (stake.isPooled && stake.stake > stake.pool)
    return 'Your stake is larger than the pool that should contain it: correct one of them, or say that the pool does not contain it.';
  const {part, whole} = ratesOfStake(stake).day;
  return part > whole
    ? 'The income of a day is larger than the whole pool: check both.'
    : undefined;
}

/** What a stake earns. */
export default defineTool<RewardFacts, ReturnType<typeof rewardFields>, Reading>({
  title: 'What do I earn?',
  fields: rewardFields,
  asks: 'public',
  compute({days, ...stake}, {symbol, mostCommission}, reading) {
    const table = reading ? standingsTable(reading, stake.stake, symbol) : [];
    const fault = faultOf(stake);
    if (fault !== undefined)
      return {summary: '', blocks: [{kind: 'text', text: fault, tone: 'bad'}, ...table]};
    const {day, apr, apy} = ratesOfStake(stake);
    const earned = (length: number) => coins(earnedAfter(stake, length), symbol);
    const isUsual = [1, DAYS, YEAR].includes(days);
    return {
      summary: `${coins(stake.stake, symbol)} earn ${earned(1)} in a day and ${earned(YEAR)} in a year.`,
      blocks: [
        ...table,
        {
          kind: 'values',
          rows: [
            {
              label: 'In a day',
              value: earned(1),
              note: `Day rate ${percentOf(day.part, day.whole)}`,
            },
            {label: `In ${DAYS} days`, value: earned(DAYS)},
            {
              label: 'In a year',
              value: earned(YEAR),
              note: `APR ${percentOf(apr.part, apr.whole)}, APY ${percentOf(apy.part, apy.whole)}`,
            },
            ...(isUsual ? [] : [{label: `In ${counted(days)} days`, value: earned(days)}]),
          ],
        },
        ...rewardCharts(stake, days, BigInt(mostCommission), symbol),
        {
          kind: 'text',
          text: 'Assumes that every day earns the same rate, compounded daily, and that the validator is never down or in jail. Fees change from day to day; if the pool grows and its income does not, you earn less.',
        },
      ],
    };
  },
  actions: {
    read: (facts) => ({
      label: 'Compare validators',
      hint: `Reads pool, commission and the rewards of the last ${DAYS} days of up to ${facts.elected} validators, ranks them, and lets you fill in one of them.`,
      isFree: true,
      async run({asked, say}) {
        const {readValidators} = await import('./readValidators');
        return {reading: await readValidators(await asked(), facts, say)};
      },
    }),
  },
});
