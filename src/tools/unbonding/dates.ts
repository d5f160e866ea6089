const DAY = 86_400_000;
/** Readers enter times to the minute. */
const MINUTE = 60_000;

/** The end of the minute of a time: the block may be as late, where readers enter the minute. */
export const endOfMinute = (at: number): number => (Math.floor(at / MINUTE) + 1) * MINUTE;

/** Whether a time may be in the first block of a day, which pays the rewards of the day before after all else in it. */
export const isBesideReward = (at: number): boolean => at % DAY < MINUTE;

/** Times around an undelegation, in milliseconds since 1970. */
export interface UnbondingDates {
  /** The settlement before it: the last one that paid it a reward. */
  readonly lastReward: number;
  /** Whether it may be in the block of that settlement, which pays after its transactions: then it came too early. */
  readonly isBesideReward: boolean;
  /** The first election without it. */
  readonly leaves: number;
  /** From here on it can be claimed. */
  readonly claimable: number;
}

/**
 * What an undelegation at a time means. Rewards are settled and validators elected in the first block of each day (UTC).
 *
 * @param requested time of its block, in milliseconds since 1970
 * @param period of unbonding, in seconds
 */
export function datesOf(requested: number, period: number): UnbondingDates {
  const midnight = Math.floor(requested / DAY) * DAY;
  return {
    lastReward: midnight,
    isBesideReward: isBesideReward(requested),
    leaves: midnight + DAY,
    claimable: requested + period * 1000,
  };
}
