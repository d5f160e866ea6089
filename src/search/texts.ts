import type {SearchSection} from './records';
import {WORD, rawWords} from './tokens';

/** Characters that encode repeated words: one-byte characters that are rare in texts, then two-byte letters. */
const SIGNS = '~^|`{}@&$!#?';
const FIRST = 0x80;
const LAST = 0x7ff;
const LETTERS =
  SIGNS +
  Array.from({length: LAST - FIRST + 1}, (_, at) => String.fromCharCode(FIRST + at)).join('');
/** For each character its index among them, -1 for others. */
const PLACES = new Int16Array(LAST + 1).fill(-1);
for (let at = 0; at < LETTERS.length; at += 1) PLACES[LETTERS.charCodeAt(at)] = at;
/** Escapes such a character in the text. */
const LITERAL = '\ue000';
const ENCODED = /[\ue000\u0080-\u07ff~^|`{}@&$!#?]/gu;
const DECODED = /\ue000([^])|[\u0080-\u07ff~^|`{}@&$!#?]/gu;

/** A less frequent word is not worth its entry. */
const MIN_WORDS = 6;
const MIN_LETTERS = 3;

/** Indexable words, with a preceding space, so that each becomes one character; else single characters. */
function piecesOf(text: string): string[] {
  // Created here: browsers only decode texts, and a constant would be part of their code.
  return text.match(new RegExp(` ?(?:${WORD.source})|[^]`, 'gu')) ?? [];
}

/** Words that are frequent enough for a character, most frequent first. */
function repeatedWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(piecesOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word, count]) => count >= MIN_WORDS && word.length >= MIN_LETTERS)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, LETTERS.length)
    .map(([word]) => word);
}

/** Encodes repeated words of texts as characters; returns the texts and the words in the order of the characters. */
export function encodeTexts(texts: readonly string[]): {repeated: string[]; encoded: string[]} {
  const repeated = repeatedWords(texts);
  const letters = new Map(repeated.map((word, index) => [word, LETTERS.charAt(index)]));
  const encode = (piece: string) =>
    letters.get(piece) ?? piece.replace(ENCODED, (letter) => LITERAL + letter);
  return {repeated, encoded: texts.map((text) => piecesOf(text).map(encode).join(''))};
}

/** Decodes texts that `encodeTexts` made. */
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

  /** The text's words as written, without decoding the whole text: most are single characters. */
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

/** A section whose text is decoded on first use. */
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

/** Words of a section's text as written. */
export function wordsOfText(section: SearchSection): readonly string[] {
  return readers.get(section)?.() ?? rawWords(section.text);
}
