const DAY = 86_400_000;

/** What a stay in jail costs in days, with times in milliseconds since 1970. */
export interface Absence {
  /** The earliest time at which the validator can be released. */
  readonly release: number;
  /** The first election after that. */
  readonly elected: number;
  /** The first reward after that. */
  readonly paid: number;
  /** Daily rewards that are not paid, the one of the day of the offence included. */
  readonly days: number;
}

/**
 * A stay in jail. The income since midnight is lost with the felony; the next income is that of the day which begins with the
 * first election after the release. An election counts the stake of the block before it, so a release at midnight waits a day.
 *
 * @param at time of the offence
 * @param jail in seconds
 * @param late milliseconds until somebody releases the validator, after that becomes possible
 */
export function absence(at: number, jail: number, late: number): Absence {
  const release = at + jail * 1000;
  const elected = (Math.floor((release + late) / DAY) + 1) * DAY;
  const days = (elected - Math.floor(at / DAY) * DAY) / DAY;
  return {release, elected, paid: elected + DAY, days};
}
