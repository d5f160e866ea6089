/** A word of a text: its position and the forms under which it can be found. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Lower-case parts: `eth_getBlobSidecar` → `eth`, `get`, `blob`, `sidecar`. */
  readonly atoms: readonly string[];
  /** The parts joined, whole and by segment: `ethgetblobsidecar`, `getblobsidecar`. */
  readonly joined: readonly string[];
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
/** Ideographs one by one; else letters and digits with characters that join identifiers. */
export const WORD = new RegExp(
  `[${CJK}]|[\\p{L}\\p{N}\\p{M}]+(?:[_.'’:-]+[\\p{L}\\p{N}\\p{M}]+)*`,
  'gu',
);
const SEGMENT = /[_.'’:-]+/u;
/** Boundaries inside a segment: lower to upper, end of an acronym, letter to digit and back. */
const CAMEL =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/** Most words are this simple and need no splitting. */
const PLAIN = /^[A-Za-z]?[a-z]+$/u;
const NONE: readonly string[] = [];

const ASCII = /^[\w-]*$/u;

/** Lower case without accents, full-width and other compatibility forms. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Splits one word into its parts. */
function partsOf(raw: string): Pick<Word, 'atoms' | 'joined'> {
  if (PLAIN.test(raw)) return {atoms: [raw.toLowerCase()], joined: NONE};
  const segments = raw
    .split(SEGMENT)
    .filter((segment) => !/^s$/iu.test(segment) || !/['’]/u.test(raw));
  const parts = segments.map((segment) => (isHex(segment) ? [segment] : segment.split(CAMEL)));
  const atoms = parts.flat().map(fold);
  const joined = new Set<string>();
  if (atoms.length > 1) joined.add(atoms.join(''));
  for (const part of parts) if (part.length > 1) joined.add(part.map(fold).join(''));
  return {atoms, joined: [...joined]};
}

/** The words of a text as written. */
export function rawWords(text: string): readonly string[] {
  return text.match(WORD) ?? NONE;
}

/** Splits a text into words. Offsets are those of the given text. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({0: raw, index: start}) => ({
    start,
    end: start + raw.length,
    ...partsOf(raw),
  }));
}

/** Hashes, keys and signatures; a search box of 64 characters accepts a prefix of one. Addresses are shorter. */
const HASH = /\b(0x[0-9a-f]{8})[0-9a-f]{50,}/giu;

/** Shortens hashes to their first eight digits, the length of selectors, which is distinctive enough. */
export function shortenHashes(text: string): string {
  return text.replace(HASH, '$1…');
}

/** Hashes and addresses are one word; splitting them at every digit would be noise. */
function isHex(segment: string): boolean {
  return /^0x[0-9a-f]+$/iu.test(segment);
}

const PLURAL_ES = /(?:[sxz]|ch|sh)es$/u;
const KEEP_S = /(?:ss|us|is)$/u;

/**
 * Light stemming: plural and the endings -ing and -ed, so that forms of one word match. Short words and words with
 * digits stay unchanged.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\p{N}/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (PLURAL_ES.test(word)) return restoreStem(word.slice(0, -2));
  if (word.endsWith('s') && !KEEP_S.test(word)) return stem(word.slice(0, -1));
  if (word.endsWith('ing') && word.length > 5) return restoreStem(word.slice(0, -3));
  if (word.endsWith('ed') && word.length > 4) return restoreStem(word.slice(0, -2));
  return word;
}

// cspell:ignore aeiou aeiouwxy
/** Undoes spelling changes before an ending: a doubled letter (`running`, `run`) and a dropped e (`sizes`, `size`). */
function restoreStem(rest: string): string {
  if (rest.length > 3 && /([bdfgmnprt])\1$/u.test(rest)) return rest.slice(0, -1);
  return rest.length < 4 && /[aeiou][^aeiouwxy]$/u.test(rest) ? `${rest}e` : rest;
}

/** Index form of a term: folded, stemmed, without a final e. */
export function indexForm(term: string): string {
  const stemmed = stem(term);
  return stemmed.length > 4 && stemmed.endsWith('e') ? stemmed.slice(0, -1) : stemmed;
}

/** Forms of a written word in the index: its parts, alone and joined, and the index form of each. */
interface Forms {
  readonly spellings: readonly string[];
  readonly terms: readonly string[];
}

/** Most words of a text have occurred before. */
const remembered = new Map<string, Forms>();
const MAX_REMEMBERED = 200_000;

/** Analyses a word, with a cache. */
export function spellingsOf(raw: string): Forms {
  const known = remembered.get(raw);
  if (known) return known;
  const {atoms, joined} = partsOf(raw);
  const spellings = [...atoms, ...joined];
  const forms = {spellings, terms: spellings.map(indexForm)};
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(raw, forms);
  return forms;
}

/** Index forms of a word. */
export function formsOf(raw: string): readonly string[] {
  return spellingsOf(raw).terms;
}

// cspell:disable
/** Endings of index forms, the longest first; their final e is already removed. */
const ENDINGS = (
  'ization isation ations itions ation ition ators ator ments ment ions ion ors ers iti ity ness abl anc enc ' +
  'iz is iv at or er al ly y'
).split(' ');
// cspell:enable
/** Minimum number of common letters of related words. */
export const MIN_ROOT = 4;

/**
 * Common stem of related words: `election` and `elected` → `elect`, `finality` and `finalized` → `final`. Less precise
 * than the index form, so only a weak signal.
 */
export function rootOf(form: string): string {
  if (/\p{N}/u.test(form)) return form;
  let root = form;
  for (let times = 0; times < 2; times += 1) {
    const word = root;
    const ending = ENDINGS.find(
      (end) => word.length - end.length >= MIN_ROOT && word.endsWith(end),
    );
    if (ending === undefined) break;
    root = word.slice(0, -ending.length);
  }
  return root;
}

/** Stop words; a query that only consists of them still searches for them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be become been being by could did do does doing for from had happen happens ' +
    'has have how i if in into is it its just long may me might much must my of often on or our ' +
    'should so still than that the their them then there these they this those to want was we were what when ' +
    'where which while why will with would yet you your'
  ).split(' '),
);

/** Question words that are not informative although they are rare in texts. */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'after all another can any best cannot every find get gets give go keep know let like make mean more many need needs one only ' +
    'other out over per put same say see some something support supported take tell things try until up use used using way who work works'
  ).split(' '),
);

/** A stop word at the end of a query is still searched for, because it may be incomplete. */
export function isUninformative(word: string): boolean {
  return WEAK_WORDS.has(word) || STOP_WORDS.has(word);
}
