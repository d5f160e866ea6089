import {momentIn} from './moment';

/** Moments are shown to the minute. */
const MINUTE = 60_000;

/**
 * What a validator in jail is told: only a transaction ends it.
 *
 * @param until from when on that is possible, in milliseconds since 1970
 * @param at time of the newest block
 */
export function jailText(until: number, at: number): string {
  const release = Math.ceil(until / MINUTE) * MINUTE;
  return until > at
    ? `In jail until ${momentIn('UTC', release)}; then anybody may call unjail.`
    : 'In jail until somebody calls unjail, which is possible now.';
}
