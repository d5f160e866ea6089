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

/** Most words are this simple, and then nothing has to be taken apart. */
const PLAIN = /^[A-Za-z]?[a-z]+$/u;
const NONE: readonly string[] = [];

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
    if (PLAIN.test(raw)) {
      words.push({start, end: start + raw.length, atoms: [raw.toLowerCase()], joined: NONE});
      continue;
    }
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

const indexForms = new Map<string, string>();
const MAX_REMEMBERED = 50_000;

/** Form under which a term stands in the index: folded, stemmed, without a final e. */
export function indexForm(term: string): string {
  const known = indexForms.get(term);
  if (known !== undefined) return known;
  const stemmed = stem(term);
  const form = stemmed.length > 4 && stemmed.endsWith('e') ? stemmed.slice(0, -1) : stemmed;
  if (indexForms.size < MAX_REMEMBERED) indexForms.set(term, form);
  return form;
}

/** Forms under which the words of a text stand in the index, word by word. */
export function formsOf(text: string): string[][] {
  return wordsOf(text).map(({atoms, joined}) => [...atoms, ...joined].map(indexForm));
}

// cspell:disable
/** Endings of forms in the index, the longest first; a final e has gone from those. */
const ENDINGS = (
  'ization isation ations itions ation ition ators ator ments ment ions ion ors ers iti ity ness abl anc enc ' +
  'iz is iv at or er al ly y'
).split(' ');
// cspell:enable
const MIN_ROOT = 4;

/**
 * What related words have in common: `election` and `elected` → `elect`, `finality` and `finalized` →
 * `final`. Coarser than the form in the index, so only a weak sign.
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

/** Words that carry little by themselves; a query of nothing else still searches for them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be become been being by can could did do does doing for from get had happen happens ' +
    'has have how i if in into is it its just long many may me might much must my need needs of often on or our ' +
    'should so still than that the their them then there these they this those to want was we were what when ' +
    'where which while who why will with would yet you your'
  ).split(' '),
);

/** Words that say little of what is asked, but are rare in documentation; they count less. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'able actually again all also always another anybody anyone anything back bad best better big both call ' +
    'called case come correct correctly day different each easily easy else enough ever every everybody ' +
    'everyone everything exactly exist few find full give go good great happening help high here important ' +
    'instead keep kind know large later left less let like little look lot low make makes making mean means ' +
    'more most must new next no nobody not nothing now off old one only other others own part people please ' +
    'possible put quickly really right same see set show small some somebody someone something start still ' +
    'such sure take tell thing things think two under until use used using very way well whole wrong'
  ).split(' '),
);
