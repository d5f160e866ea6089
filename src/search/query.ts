import {STOP_WORDS, shortenHashes, wordsOf} from './tokens';

/** Maximum length of a query; the search box allows 64 characters, an address may contain more. */
const MAX_QUERY_LENGTH = 256;
const MAX_WORDS = 12;

/** A query word. Any of its forms matches; a form is a list of words, as typed, that must all match. */
export interface QueryWord {
  readonly text: string;
  /** Its parts first, then the parts joined. */
  readonly forms: readonly [readonly string[], ...(readonly string[])[]];
  /** The reader may still be typing it. */
  readonly open: boolean;
}

export interface Query {
  readonly text: string;
  /** Words to search for: without stop words if others are left. */
  readonly words: readonly QueryWord[];
}

/** Parses a typed query. Never throws; a query without words has empty `words`. */
export function parseQuery(input: string): Query {
  const text = shortenHashes(input.slice(0, MAX_QUERY_LENGTH));
  const found = wordsOf(text);
  const all = found.map<QueryWord>((word, index) => ({
    text: text.slice(word.start, word.end),
    forms: [word.atoms, ...word.joined.map((joined) => [joined])],
    open: index === found.length - 1 && word.end === text.length,
  }));
  const telling = all.filter((word) => word.open || !STOP_WORDS.has(word.text.toLowerCase()));
  const onlyOpenStopWord =
    telling.length === 1 && all.length > 1 && STOP_WORDS.has(telling[0]?.text.toLowerCase() ?? '');
  const words = (telling.length === 0 || onlyOpenStopWord ? all : telling).slice(0, MAX_WORDS);
  return {text, words};
}
