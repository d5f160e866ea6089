import type {Upcoming} from '@site/src/feeds/upcoming';

/** How long before a fork its notice appears, in milliseconds. */
const LEAD = 14 * 86_400_000;

/** Whether a notice about a fork is due, for whomever it concerns. @param now in milliseconds since 1970 */
export function isNear({at}: Pick<Upcoming, 'at'>, now: number): boolean {
  return now >= at * 1000 - LEAD && now < at * 1000;
}
