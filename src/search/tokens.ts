/** A word of a text: where it stands and the forms under which it can be found. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Lower-case parts: `eth_getBlobSidecar` → `eth`, `get`, `blob`, `sidecar`. */
  readonly atoms: readonly string[];
  /** The parts written together, whole and by segment: `ethgetblobsidecar`, `getblobsidecar`. */
  readonly joined: readonly string[];
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
/** Ideographs one by one; else letters and digits with the signs that identifiers are joined by. */
const WORD = new RegExp(`[${CJK}]|[\\p{L}\\p{N}\\p{M}]+(?:[_.'’:-]+[\\p{L}\\p{N}\\p{M}]+)*`, 'gu');
const SEGMENT = /[_.'’:-]+/u;
/** Borders inside a segment: lower to upper, end of an acronym, letter to digit and back. */
const CAMEL =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/** Lower case without accents, full-width and other compatibility forms. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Splits a text into words. Offsets are those of the text as given. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const {0: raw, index: start} of text.matchAll(WORD)) {
    const segments = raw
      .split(SEGMENT)
      .filter((segment) => !/^s$/iu.test(segment) || !/['’]/u.test(raw));
    const parts = segments.map((segment) => (isHex(segment) ? [segment] : segment.split(CAMEL)));
    const atoms = parts.flat().map(fold);
    const joined = new Set<string>();
    if (atoms.length > 1) joined.add(atoms.join(''));
    for (const part of parts) if (part.length > 1) joined.add(part.map(fold).join(''));
    words.push({start, end: start + raw.length, atoms, joined: [...joined]});
  }
  return words;
}

/** Hashes and addresses are one word; cut at every digit they would be noise. */
function isHex(segment: string): boolean {
  return /^0x[0-9a-f]+$/iu.test(segment);
}

const PLURAL_ES = /(?:[sxz]|ch|sh)es$/u;
const KEEP_S = /(?:ss|us|is)$/u;

/**
 * Light stem: plural and the endings -ing and -ed, so that forms of one word meet. Short words and
 * words with digits stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\p{N}/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (PLURAL_ES.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !KEEP_S.test(word)) return word.slice(0, -1);
  if (word.endsWith('ing') && word.length > 5) return undouble(word.slice(0, -3));
  if (word.endsWith('ed') && word.length > 4) return undouble(word.slice(0, -2));
  return word;
}

/** `running` → `run`, `delegated` → `delegat`; a final e goes as well, for `delegate` → `delegat`. */
function undouble(word: string): string {
  return /([bdfgmnprt])\1$/u.test(word) ? word.slice(0, -1) : word;
}

/** Form under which a term stands in the index: folded, stemmed, without a final e. */
export function indexForm(term: string): string {
  const stemmed = stem(term);
  return stemmed.length > 4 && stemmed.endsWith('e') ? stemmed.slice(0, -1) : stemmed;
}

/** Words that carry little by themselves; a query of nothing else still searches for them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can could did do does for from get had has have how i if in into is it its ' +
    'me my of on or our should so than that the their them then there these they this those to was we ' +
    'were what when where which while who why will with would you your'
  ).split(' '),
);
