const DAYS = 365;

/** Rates of a pool, as shares of the whole: of a day, and of a year without and with compounding. */
export interface Rates {
  readonly day: number;
  readonly apr: number;
  readonly apy: number;
}

/** Rates derived from one day's record of a pool, as shares of the whole. */
export function ratesOf(reward: number, pooled: number): Rates {
  const day = reward / pooled;
  return {day, apr: day * DAYS, apy: (1 + day) ** DAYS - 1};
}

/**
 * A stake after some days, each of which earns the same rate. Every day is rounded down to a whole wei, as in a pool.
 *
 * @param reward of the whole pool in a day, after commission, in wei
 * @param pooled wei in the pool before that reward
 */
export function compounded(stake: bigint, reward: bigint, pooled: bigint, days: number): bigint {
  let value = stake;
  for (let day = 0; day < days; day++) value += (value * reward) / pooled;
  return value;
}
