import {ownAddress} from '../../safeAddress/ownAddress';
import {readHit} from '../../search/browser/readHit';
import type {SearchHit} from '../../search/hit';

/** The stored part of a hit. */
export type StoredSearch = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

/** The stored searches of one kind, with DocSearch's interface. */
export interface StoredSearches {
  readonly add: (search: StoredSearch) => void;
  readonly remove: (search: StoredSearch) => void;
  /** Those that are shown, newest first. */
  readonly getAll: () => readonly StoredSearch[];
}

const MAX_FAVOURITES = 10;
const MAX_RECENT = 7;
const MAX_RECENT_WITH_FAVOURITES = 4;

/** Larger than ten records can be; a longer text is not parsed. */
const LONGEST = 200_000;

function toStored({objectID, url, type, content, hierarchy}: StoredSearch): StoredSearch {
  return {objectID, url, type, content, hierarchy};
}

/**
 * Reads stored searches. Other code on the origin can write there, so each is sanitised like a provider's hit; one that
 * leads elsewhere or has another shape is dropped.
 *
 * @param text value in the storage; null for none
 * @param origin of the site
 */
export function readSearches(text: string | null, origin: string): StoredSearch[] {
  if (text === null || text.length > LONGEST) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    const hits = stored.flatMap((item) => readHit(item, (url) => ownAddress(url, origin)) ?? []);
    return hits.map(toStored);
  } catch {
    return [];
  }
}

function load(key: string): StoredSearch[] {
  try {
    return readSearches(localStorage.getItem(key), window.location.origin);
  } catch {
    // The site has already warned about unusable storage.
    return [];
  }
}

function save(key: string, searches: readonly StoredSearch[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // As above: these searches last until the page is closed.
  }
}

/** @param most maximum number of entries */
function createStore(key: string, most: () => number): StoredSearches {
  // DocSearch creates a store at each render and keeps the first: it is read lazily.
  let kept: StoredSearch[] | undefined;
  const all = () => (kept ??= load(key));
  const keep = (searches: readonly StoredSearch[]) => {
    kept = searches.slice(0, most());
    save(key, kept);
  };
  const others = (than: StoredSearch) => all().filter(({objectID}) => objectID !== than.objectID);
  return {
    getAll: () => all().slice(0, most()),
    add: (search) => {
      keep([toStored(search), ...others(search)]);
    },
    remove: (search) => {
      keep(others(search));
    },
  };
}

/** The reader's favourite searches in an index. */
export function favouriteSearches(index: string): StoredSearches {
  return createStore(`__DOCSEARCH_FAVORITE_SEARCHES__${index}`, () => MAX_FAVOURITES);
}

/** The reader's recent searches in an index: fewer when there are favourites. */
export function recentSearches(index: string, favourites: StoredSearches): StoredSearches {
  return createStore(`__DOCSEARCH_RECENT_SEARCHES__${index}`, () =>
    favourites.getAll().length > 0 ? MAX_RECENT_WITH_FAVOURITES : MAX_RECENT,
  );
}
