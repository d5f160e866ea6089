import {activationsOf, type ScheduledFork} from '../profile/schedule';
import type {Fork, NetworkProfile} from '../profile/types';

export type Known = Pick<NetworkProfile, 'forks' | 'chains' | 'releases'>;

/** `2026-04-22` as a time. */
export const startOf = (day: string): string => `${day}T00:00:00Z`;

/**
 * Until when a profile looks back: the day of its newest release. Builds do not read the clock, so what is later counts as
 * to come. Undefined for a profile without releases.
 */
function knownUntil({releases = []}: Known): string | undefined {
  const last = releases.at(-1);
  return last && startOf(last.date);
}

/** The forks, by chain, that were still to come when the newest release was made; without releases, those of the last fork. */
export function toCome(profile: Known): ScheduledFork[] {
  const until = knownUntil(profile);
  const last = profile.forks.at(-1)?.name;
  return activationsOf(profile).filter(({fork, time}) =>
    until === undefined ? fork === last : Date.parse(time) > Date.parse(until),
  );
}

/** The newest fork whose rules apply on every chain, and all forks after it. */
export function recentForks(profile: Known): readonly Fork[] {
  const waiting = new Set(toCome(profile).map(({fork}) => fork));
  const isOpen = ({name, chains = {}}: Fork): boolean =>
    waiting.has(name) || Object.values(chains).some(({activation}) => activation === null);
  const first = profile.forks.findIndex(isOpen);
  return profile.forks.slice(first < 0 ? -1 : Math.max(0, first - 1));
}

/** Identifies a fork on a chain in addresses: `mendel`. */
export function nameInPath(fork: string): string {
  return fork
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
