import type {SearchSection} from './records';
import {WORD, rawWords} from './tokens';

/** What stands for repeated words: signs of one byte that texts hardly have, then letters of two bytes. */
const SIGNS = '~^|`{}@&$!#?';
const FIRST = 0x80;
const LAST = 0x7ff;
const LETTERS =
  SIGNS +
  Array.from({length: LAST - FIRST + 1}, (_, at) => String.fromCharCode(FIRST + at)).join('');
/** For each character its place among them, -1 for others. */
const PLACES = new Int16Array(LAST + 1).fill(-1);
for (let at = 0; at < LETTERS.length; at += 1) PLACES[LETTERS.charCodeAt(at)] = at;
/** Put before one of them that the text itself has. */
const LITERAL = '\ue000';
const ENCODED = /[\ue000\u0080-\u07ff~^|`{}@&$!#?]/gu;
const DECODED = /\ue000([^])|[\u0080-\u07ff~^|`{}@&$!#?]/gu;

/** A word that stands less often is not worth its entry. */
const MIN_WORDS = 6;
const MIN_LETTERS = 3;

/** Words as the index finds them, with a space before, so that each letter is one; else single characters. */
function piecesOf(text: string): string[] {
  // Made here: browsers only read texts, and a constant would be in their code all the same.
  return text.match(new RegExp(` ?(?:${WORD.source})|[^]`, 'gu')) ?? [];
}

/** Words that stand often enough to get a letter, the frequent ones first. */
function repeatedWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(piecesOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word, count]) => count >= MIN_WORDS && word.length >= MIN_LETTERS)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, LETTERS.length)
    .map(([word]) => word);
}

/** Texts in which a letter stands for each word that they repeat, and those words in the order of the letters. */
export function encodeTexts(texts: readonly string[]): {repeated: string[]; encoded: string[]} {
  const repeated = repeatedWords(texts);
  const letters = new Map(repeated.map((word, index) => [word, LETTERS.charAt(index)]));
  const encode = (piece: string) =>
    letters.get(piece) ?? piece.replace(ENCODED, (letter) => LITERAL + letter);
  return {repeated, encoded: texts.map((text) => piecesOf(text).map(encode).join(''))};
}

/** Reads texts that `encodeTexts` made. */
export class TextReader {
  private readonly bare: readonly string[];

  constructor(private readonly repeated: readonly string[]) {
    this.bare = repeated.map((word) => word.trimStart());
  }

  text(encoded: string): string {
    return encoded.replace(
      DECODED,
      (letter, literal?: string) =>
        literal ?? this.repeated[PLACES[letter.charCodeAt(0)] ?? -1] ?? '',
    );
  }

  /** The text's words as they are written, without making the text of them first: most are letters. */
  words(encoded: string): string[] {
    const words: string[] = [];
    let from = 0;
    const addRest = (to: number) => {
      if (to > from) words.push(...rawWords(encoded.slice(from, to).replaceAll(LITERAL, '')));
    };
    for (let at = 0; at < encoded.length; at += 1) {
      const letter = encoded.charCodeAt(at);
      const place = PLACES[letter] ?? -1;
      if (letter === LITERAL.charCodeAt(0)) at += 1;
      else if (place >= 0) {
        addRest(at);
        from = at + 1;
        words.push(this.bare[place] ?? '');
      }
    }
    addRest(encoded.length);
    return words;
  }
}

const readers = new WeakMap<SearchSection, () => string[]>();

/** A section whose text is read from what was downloaded, when it is first asked for. */
export function withPackedText(
  section: Omit<SearchSection, 'text'>,
  reader: TextReader,
  encoded: () => string,
): SearchSection {
  let text: string | undefined;
  const complete = {
    ...section,
    get text(): string {
      text ??= reader.text(encoded());
      return text;
    },
  };
  readers.set(complete, () => reader.words(encoded()));
  return complete;
}

/** Words of a section's text as they are written. */
export function wordsOfText(section: SearchSection): readonly string[] {
  return readers.get(section)?.() ?? rawWords(section.text);
}
