import {activationsOf} from '../profile/schedule';
import type {NetworkProfile, Role} from '../profile/types';
import {atomOf, type Feed} from './atom';
import {calendarOf, type Appointment} from './calendar';
import {forkEntries, SCHEDULE, upgradeEntries, type Entry} from './entries';
import {jsonFeedOf} from './jsonFeed';
import {concerns, ROLES} from './roles';
import {nameInPath} from './schedule';

/** Readers of a feed: one kind, or all. */
export type Readers = Role | 'all';
export const READERS: readonly Readers[] = ['all', ...ROLES];

type Format = 'atom' | 'json' | 'ics';

/** In titles of feeds. */
const NAMES: Readonly<Record<Readers, string>> = {
  all: '',
  validator: ' for validators',
  operator: ' for node operators',
  developer: ' for developers',
  staker: ' for stakers',
};

/** Address on the site of the feed of one chain: `/feeds/mainnet/validator.atom`. */
export const feedPath = (chain: string, readers: Readers, format: Format): string =>
  `/feeds/${chain}/${readers}.${format}`;

/** Address on the site of the appointment of one fork: `/feeds/mainnet/fork-mendel.ics`. */
export const forkPath = (chain: string, fork: string): string =>
  `/feeds/${chain}/fork-${nameInPath(fork)}.ics`;

/** Address on the site of the feed of changes of the pages. */
export const documentationPath = (format: Exclude<Format, 'ics'>): string =>
  `/feeds/documentation.${format}`;

const isFor = (readers: Readers, {roles}: Entry): boolean =>
  readers === 'all' || concerns(roles, readers);

function appointmentOf({id, at = 0, title, text, url, updated}: Entry): Appointment {
  const written = Date.parse(updated);
  return {id, at, title, text, url, written, reminders: ['P7D', 'P1D']};
}

function both(feed: Omit<Feed, 'url'>, site: string, pathOf: (format: 'atom' | 'json') => string) {
  if (feed.entries.length === 0) return [];
  return [
    [pathOf('atom'), atomOf({...feed, url: `${site}${pathOf('atom')}`})],
    [pathOf('json'), jsonFeedOf({...feed, url: `${site}${pathOf('json')}`})],
  ] as const;
}

/** Files of one chain for one kind of reader. */
function filesFor(profile: NetworkProfile, site: string, chain: string, readers: Readers) {
  const title = `Upgrades of ${profile.chains[chain]?.name ?? chain}${NAMES[readers]}`;
  const entries = upgradeEntries(profile, site, chain).filter((entry) => isFor(readers, entry));
  const forks = forkEntries(profile, site, chain).filter((entry) => isFor(readers, entry));
  const page = `${site}/${SCHEDULE}`;
  return [
    ...both({title, page, author: profile.name, entries}, site, (format) =>
      feedPath(chain, readers, format),
    ),
    ...(forks.length === 0
      ? []
      : [[feedPath(chain, readers, 'ics'), calendarOf(forks.map(appointmentOf), title)] as const]),
  ];
}

/** One file for each fork of a chain. */
function forkFiles(profile: NetworkProfile, site: string, chain: string) {
  const forks = activationsOf(profile, chain);
  return forkEntries(profile, site, chain).map((entry, index) => {
    const {fork = ''} = forks[index] ?? {};
    return [forkPath(chain, fork), calendarOf([appointmentOf(entry)])] as const;
  });
}

/**
 * All feeds by their address on the site. A feed without anything to tell is left out.
 *
 * @param site its address, without a closing slash
 */
export function feedFiles(
  profile: NetworkProfile,
  site: string,
  changes: readonly Entry[],
): ReadonlyMap<string, string> {
  const chains = Object.keys(profile.chains);
  const title = `Changes of ${profile.name} documentation`;
  const page = `${site}/`;
  return new Map([
    ...chains.flatMap((chain) =>
      READERS.flatMap((readers) => filesFor(profile, site, chain, readers)),
    ),
    ...chains.flatMap((chain) => forkFiles(profile, site, chain)),
    ...both({title, page, author: profile.name, entries: changes}, site, documentationPath),
  ]);
}
