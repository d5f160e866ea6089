import type {Role} from '../profile/types';

/** Readers of the pages, in the order of lists. */
export const ROLES: readonly Role[] = ['validator', 'operator', 'developer', 'staker'];

/** Whether something concerns a role; what names no roles concerns everybody. */
export function concerns(roles: readonly Role[], role: Role): boolean {
  return roles.length === 0 || roles.includes(role);
}

/** Readers of pages by the beginning of their path, without the version; the first match applies. */
const READERS: readonly (readonly [start: RegExp, roles: readonly Role[]])[] = [
  [/^\/validator\/mev\//u, ['validator', 'operator', 'developer']],
  [/^\/validator\//u, ['validator', 'operator']],
  [/^\/staking\/developer-guide/u, ['staker', 'developer']],
  [/^\/staking\//u, ['staker']],
  [/^\/(?:rpc\/|api-list|real-time-events)/u, ['developer', 'operator']],
  [/^\/endpoint/u, ['developer', 'operator']],
];

/**
 * Readers for whom a page is written; all where it is not known.
 *
 * @param path without the version and the base of the site: `/staking/overview`
 */
export function readersOf(path: string): readonly Role[] {
  return READERS.find(([start]) => start.test(path))?.[1] ?? ROLES;
}
