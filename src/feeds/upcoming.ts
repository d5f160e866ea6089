import type {NetworkProfile, Role} from '../profile/types';
import {toCome} from './schedule';

/** A fork that pages announce. Short, because every page has it. */
export interface Upcoming {
  readonly fork: string;
  /** As readers see it. */
  readonly chain: string;
  /** In seconds since 1970. */
  readonly at: number;
  /** That nodes need. */
  readonly release?: string;
  /** Nobody has announced the time. */
  readonly isPlaceholder?: true;
  /** Empty for everybody. */
  readonly roles: readonly Role[];
}

/** The forks that were to come when the newest release of a profile was made. */
export function upcomingOf(
  profile: Pick<NetworkProfile, 'forks' | 'chains' | 'releases'>,
): Upcoming[] {
  return toCome(profile).map(({fork, chain, time, release, isPlaceholder, roles}) => ({
    fork,
    chain: profile.chains[chain]?.name ?? chain,
    at: Date.parse(time) / 1000,
    roles,
    ...(release !== undefined && {release}),
    ...(isPlaceholder && {isPlaceholder}),
  }));
}
