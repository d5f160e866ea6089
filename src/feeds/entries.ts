import {activationsOf, forksNeeding, type ScheduledFork} from '../profile/schedule';
import type {NetworkProfile, Release, Role} from '../profile/types';
import {nameInPath, startOf} from './schedule';

/** One thing that a feed tells. Its id never changes, whatever else of it does. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Time in UTC, from the data: `2026-04-22T00:00:00Z`. */
  readonly updated: string;
  /** Readers whom it concerns; empty for all. */
  readonly roles: readonly Role[];
  /** When it happens, for calendars; in milliseconds since 1970. */
  readonly at?: number;
}

/** Where the site is, without a closing slash: `https://docs.network.example`. */
type Site = string;

/**
 * The id of something on a site that outlives changes of addresses (RFC 4151). The year is a part of the name, and the
 * same for ever.
 */
export const tagOf = (site: Site, name: string): string =>
  `tag:${new URL(site).hostname},2025:${name}`;

/** Section with the schedule, on the first page of each version. */
export const SCHEDULE = '#schedule';

/** "2026-01-14 02:30 UTC" */
export const minuteOf = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** What to do before the first start of each release after that of the fork before, up to that of this one. */
export function preparation(
  profile: Pick<NetworkProfile, 'forks' | 'chains' | 'releases'>,
  {release, chain, time}: ScheduledFork,
): string[] {
  const {releases = []} = profile;
  const place = (version: string | undefined) =>
    releases.findIndex((each) => each.version === version);
  const before = activationsOf(profile, chain)
    .filter((each) => Date.parse(each.time) < Date.parse(time))
    .filter((each) => each.release !== undefined)
    .at(-1);
  return releases
    .slice(place(before?.release) + 1, place(release) + 1)
    .flatMap((each) => (each.before === undefined ? [] : `Since ${each.version}: ${each.before}`));
}

function forkEntry(profile: NetworkProfile, site: Site, fork: ScheduledFork): Entry {
  const {releases = [], chains} = profile;
  const known = profile.forks.find(({name}) => name === fork.fork)?.chains?.[fork.chain];
  const day = known?.changed ?? releases.find(({version}) => version === fork.release)?.date;
  const name = chains[fork.chain]?.name ?? fork.chain;
  const needs = `Nodes need ${fork.release ?? ''} or later; older ones stop following the chain.`;
  const text = [
    fork.effect,
    ...(fork.isPlaceholder ? ['The time is a placeholder: nobody has announced it.'] : []),
    ...(fork.release === undefined ? [] : [needs]),
    ...preparation(profile, fork),
  ];
  return {
    id: tagOf(site, `fork/${fork.chain}/${nameInPath(fork.fork)}`),
    title: `${fork.fork} on ${name}: ${minuteOf(fork.time)}${fork.isPlaceholder ? ' (placeholder)' : ''}`,
    text: text.join('\n'),
    url: `${site}/${SCHEDULE}`,
    updated: day === undefined ? fork.time : startOf(day),
    roles: fork.roles,
    at: Date.parse(fork.time),
  };
}

function releaseEntry(profile: NetworkProfile, site: Site, chain: string, release: Release): Entry {
  const needed = forksNeeding(profile, release)
    .filter((fork) => fork.chain === chain)
    .map(({fork, time}) => `Needed for ${fork} from ${minuteOf(time)} on.`);
  const before = release.before === undefined ? [] : `Before its first start: ${release.before}`;
  return {
    id: tagOf(site, `release/${release.version}`),
    title: `Node release ${release.version}`,
    text: [release.summary, ...needed].concat(before).join('\n'),
    url: profile.links?.releases ?? `${site}/${SCHEDULE}`,
    updated: startOf(release.date),
    roles: release.roles,
  };
}

/** Newest first, by id where the time is the same, so that the order never depends on that of the data. */
export function newestFirst(entries: readonly Entry[]): Entry[] {
  return [...entries].sort(
    (one, other) =>
      Date.parse(other.updated) - Date.parse(one.updated) || (one.id < other.id ? -1 : 1),
  );
}

/** Forks of one chain that have a time, oldest first. */
export function forkEntries(profile: NetworkProfile, site: Site, chain: string): Entry[] {
  return activationsOf(profile, chain).map((fork) => forkEntry(profile, site, fork));
}

/** Forks of one chain, and releases of its node, newest first. */
export function upgradeEntries(profile: NetworkProfile, site: Site, chain: string): Entry[] {
  const releases = (profile.releases ?? []).map((release) =>
    releaseEntry(profile, site, chain, release),
  );
  return newestFirst([...forkEntries(profile, site, chain), ...releases]);
}
