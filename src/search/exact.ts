// cspell:ignore ethgetlogs
import type {Candidate} from './features';
import {splitName} from './names';
import type {Query} from './query';
import {wordsOfText} from './texts';
import {wordsOf} from './tokens';

/** Numbers of JSON-RPC errors, which come before their messages. */
const CODE = /^3\d{4}$/u;
/** Maximum number of words between a code and one of its messages: a row may have alternatives. */
const ROW = 12;
/** Words from which the beginning of a message is distinctive. */
const DISTINCTIVE = 3;

const FLAG = /(?<![\w-])--[a-z][\w.-]*/giu;

/** What a query names exactly, beside other words. */
export interface Named {
  /** Methods and other names of several parts, letters only: `ethgetlogs`. */
  readonly names: readonly string[];
  /** With their dashes, in lower case. */
  readonly flags: readonly string[];
  /** The query's words without numbers, which differ from case to case in messages. */
  readonly words: readonly string[];
}

function lowerWords(words: readonly string[]): string[] {
  return words.map((word) => word.toLowerCase());
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

/** Reads what a query names. */
export function namedIn({text}: Query): Named {
  const words = wordsOf(text);
  return {
    names: words.flatMap(({atoms}) => (atoms.length > 1 ? [atoms.join('')] : [])),
    flags: lowerWords(text.match(FLAG) ?? []),
    words: lowerWords(words.map(({start, end}) => text.slice(start, end))).filter(
      (word) => !isNumber(word),
    ),
  };
}

/** How many words of a message the query begins with, for the best message of a text. */
function messageLength(text: readonly string[], asked: readonly string[]): number {
  let best = 0;
  let code = -Infinity;
  text.forEach((word, at) => {
    if (CODE.test(word)) code = at;
    if (word.toLowerCase() !== asked[0] || at - code > ROW) return;
    let length = 1;
    while (length < asked.length && text[at + length]?.toLowerCase() === asked[length]) length += 1;
    best = Math.max(best, length);
  });
  return best;
}

/**
 * Whether a section is what a query names: the method of its heading, an error message or a flag of its text. From 0 to
 * 1; such a section comes before all others.
 */
export function exactness({names, flags, words}: Named, {section}: Candidate): number {
  const {letters, namespace} = splitName(section.heading);
  if (names.some((name) => name === letters || name === letters.slice(namespace))) return 1;
  if (flags.length > 0) {
    const text = ` ${section.text} ${section.code ?? ''} `.toLowerCase();
    if (
      flags.some((flag) => text.split(flag).some((rest, at) => at > 0 && !/^[\w-]/u.test(rest)))
    ) {
      return 1;
    }
  }
  const length = words.length < DISTINCTIVE ? 0 : messageLength(wordsOfText(section), words);
  return length < DISTINCTIVE ? 0 : length / words.length;
}
