import {readersOf} from '@site/src/feeds/roles';
import type {Upcoming} from '@site/src/feeds/upcoming';
import {isNear} from './near';

/** What a dismissal is about: a notice with another time or release is another one. */
export function nameOf({fork, chain, at, release}: Upcoming): string {
  return [fork, chain, at, release].join('|');
}

/**
 * The next fork that a page announces.
 *
 * @param page its path without the version: `/staking/overview`
 * @param now in milliseconds since 1970
 * @param dismissed names of notices
 */
export function noticeOn(
  page: string,
  forks: readonly Upcoming[],
  now: number,
  dismissed: readonly string[],
): Upcoming | undefined {
  const readers = readersOf(page);
  return forks
    .filter((fork) => isNear(fork, now) && !dismissed.includes(nameOf(fork)))
    .filter(({roles}) => roles.length === 0 || roles.some((role) => readers.includes(role)))
    .sort((one, other) => one.at - other.at)[0];
}

/**
 * A page's path within its version, and the base of that version.
 *
 * @param bases of all versions, such as `/` and `/next`
 */
export function placeOf(pathname: string, bases: readonly string[]): {page: string; base: string} {
  const base =
    bases
      .map((each) => each.replace(/\/$/u, ''))
      .filter((each) => pathname === each || pathname.startsWith(`${each}/`))
      .sort((one, other) => other.length - one.length)[0] ?? '';
  return {page: pathname.slice(base.length), base};
}
