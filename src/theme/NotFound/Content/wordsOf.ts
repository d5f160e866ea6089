/** The longest search, in UTF-16 code units. */
const LONGEST = 64;

/** Half of a character that takes two code units. */
const CUT_CHARACTER = /[\uD800-\uDBFF]$/;

/** The words of a path, as many whole characters as a search takes. */
export function wordsOf(path: string): string {
  return path
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()
    .slice(0, LONGEST)
    .replace(CUT_CHARACTER, '')
    .trim();
}
