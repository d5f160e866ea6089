import {FORMAT, type Edition} from './formats';
import type {CacheNames} from './names';

/** An edition of a version on this device. */
export interface Copy extends Edition {
  /** Name of the cache of its files, and address of its list there. */
  readonly cache: string;
  readonly list: string;
  /** When it was complete, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** An edition that is not complete yet. */
export type PartialCopy = Omit<Copy, 'savedAt'>;

/** Texts of the page that says that another one is not saved. */
export interface NotSavedTexts {
  readonly language: string;
  readonly title: string;
  readonly explanation: string;
  /** Above the list of what is saved. */
  readonly saved: string;
  /** Name of the list of pages. */
  readonly pages: string;
  readonly again: string;
}

/** What the reader keeps. */
export interface State {
  readonly format: typeof FORMAT;
  /** Whether pages are kept when they are read. */
  readonly keepsPages: boolean;
  readonly copies: readonly Copy[];
  readonly partial: readonly PartialCopy[];
  /** Copies that were replaced or removed; open pages may still need them. */
  readonly replaced: readonly PartialCopy[];
  readonly texts?: NotSavedTexts;
}

const NOTHING: State = {format: FORMAT, keepsPages: false, copies: [], partial: [], replaced: []};

/** Key of the state in its cache. It is never requested. */
const KEY = '/-/offline-state';

/** Whether there is anything to keep, so that the service worker is needed. */
export function keepsAnything({keepsPages, copies, partial}: State): boolean {
  return keepsPages || copies.length > 0 || partial.length > 0;
}

/** The state; nothing is kept where there is none. */
export async function readState(names: CacheNames): Promise<State> {
  // `match` of all caches does not create one.
  const found = await caches.match(KEY, {cacheName: names.state});
  return found ? ((await found.json()) as State) : NOTHING;
}

/**
 * Changes the state. Pages and the service worker do it one after another.
 *
 * @returns the state after the change
 */
export async function changeState(
  names: CacheNames,
  change: (state: State) => State,
): Promise<State> {
  return navigator.locks.request(names.state, async () => {
    const changed = change(await readState(names));
    const cache = await caches.open(names.state);
    await cache.put(KEY, new Response(JSON.stringify(changed)));
    return changed;
  });
}
