import type {NetworkProfile, Release, Role} from './types';

/** A fork on one chain, with its time. */
export interface ScheduledFork {
  readonly fork: string;
  readonly effect: string;
  /** The chain's name in the profile. */
  readonly chain: string;
  /** Time in UTC, such as `2026-01-14T02:30:00Z`. */
  readonly time: string;
  /** The time is an example, which nobody has announced. */
  readonly isPlaceholder: boolean;
  /** Release that a node must run by then, if the profile names one. */
  readonly release: string | undefined;
  /** Readers whom it concerns; empty for all. */
  readonly roles: readonly Role[];
}

/**
 * The forks of a profile that have a time, oldest first.
 * @param chain name of one chain; all of them without it
 */
export function activationsOf(
  {forks, chains}: Pick<NetworkProfile, 'forks' | 'chains'>,
  chain?: string,
): ScheduledFork[] {
  return forks
    .flatMap(({name, effect, roles = [], chains: known = {}}) =>
      Object.entries(known).flatMap(([key, {activation, status, release}]) =>
        activation === null || !(key in chains) || (chain !== undefined && key !== chain)
          ? []
          : {
              ...{fork: name, effect, roles, chain: key, time: activation, release},
              isPlaceholder: status === 'placeholder',
            },
      ),
    )
    .sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
}

/** The forks, by chain, that a release was the first to follow. */
export function forksNeeding(
  profile: Pick<NetworkProfile, 'forks' | 'chains'>,
  {version}: Pick<Release, 'version'>,
): ScheduledFork[] {
  return activationsOf(profile).filter(({release}) => release === version);
}
