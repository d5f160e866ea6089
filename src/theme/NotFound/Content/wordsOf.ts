/** The longest search, in UTF-16 code units. */
const LONGEST = 64;

/** A lone surrogate. */
const CUT_CHARACTER = /[\uD800-\uDBFF]$/;

/** The words of a path, up to the maximum length of a search. */
export function wordsOf(path: string): string {
  return path
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()
    .slice(0, LONGEST)
    .replace(CUT_CHARACTER, '')
    .trim();
}
