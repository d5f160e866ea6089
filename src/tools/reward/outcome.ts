import {compounded} from '../../worked/rates';

/** What a reader enters about a stake; amounts in wei. */
export interface Stake {
  readonly stake: bigint;
  readonly pool: bigint;
  /** In basis points. */
  readonly commission: bigint;
  /** The validator's income in a day, before commission. */
  readonly income: bigint;
  /** Whether the pool contains the stake already. */
  readonly isPooled: boolean;
}

const BASIS_POINTS = 10_000n;
const YEAR = 365;

/** A day's reward of the whole pool, and the pool that shares it. */
function dayOf({stake, pool, commission, income, isPooled}: Stake) {
  return {
    reward: income - (income * commission) / BASIS_POINTS,
    shared: isPooled ? pool : pool + stake,
  };
}

/** What a stake earns after some days, compounded daily. */
export function earnedAfter(stake: Stake, days: number): bigint {
  const {reward, shared} = dayOf(stake);
  return compounded(stake.stake, reward, shared, days) - stake.stake;
}

/** A share of the whole as a quotient. */
export interface Quotient {
  readonly part: bigint;
  readonly whole: bigint;
}

/** Rates of a stake: of a day, a year without and a year with compounding. */
export function ratesOfStake(stake: Stake): Readonly<Record<'day' | 'apr' | 'apy', Quotient>> {
  const {reward, shared} = dayOf(stake);
  // Fine enough that the rounding of each day does not show.
  const whole = 10n ** 30n;
  return {
    day: {part: reward, whole: shared},
    apr: {part: reward * BigInt(YEAR), whole: shared},
    apy: {part: compounded(whole, reward, shared, YEAR) - whole, whole},
  };
}

/** The same with another commission. */
export const withCommission = (stake: Stake, commission: bigint): Stake => ({...stake, commission});
