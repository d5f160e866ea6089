import {isRecord} from '../../profile/parameter';

/** Keys under which DocSearch keeps a reader's recent and favourite searches. */
export const SEARCHES = /^__DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__/;

/** Longer than ten records ever are; a longer text is not parsed. */
const LONGEST = 200_000;

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

function isSearch(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return false;
  const {objectID, url, type, content = null, hierarchy} = value;
  return (
    [objectID, url].every((text) => typeof text === 'string' && text !== '') &&
    typeof type === 'string' &&
    /^(?:lvl[0-6]|content)$/.test(type) &&
    isTextOrNull(content) &&
    Object.values(hierarchy).every(isTextOrNull) &&
    typeof hierarchy.lvl0 === 'string'
  );
}

/** Whether a stored text is a list of searches that DocSearch can show. */
export function areSearches(text: string): boolean {
  if (text.length > LONGEST) return false;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) && stored.every(isSearch);
  } catch {
    return false;
  }
}

/** Forgets kept searches that DocSearch 3.9.0 would fail on: it takes what it finds as its own. */
export function dropUnsoundSearches(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (SEARCHES.test(key) && !areSearches(localStorage.getItem(key) ?? '')) {
        localStorage.removeItem(key);
      }
    }
  } catch {
    // The storage is denied, so nothing that it holds can be read by anybody else either.
  }
}
