const DAYS = 365;

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
