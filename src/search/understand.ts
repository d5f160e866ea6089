// cspell:ignore breatheblock
import type {Query, QueryWord} from './query';
import {indexForm, rootOf} from './tokens';
import type {Expansion, Vocabulary} from './vocabulary';

/** A query word, with its matches in the texts. */
export interface MeantWord {
  readonly text: string;
  /** Each form consists of parts that must all match; a part is alternative terms. */
  readonly forms: readonly (readonly Expansion[])[];
  /** Whether it is a name of several parts: `feeBurned`. */
  readonly compound: boolean;
  /** Its approximate frequency in the texts. */
  readonly count: number;
}

/** An analysed query, in terms of the texts. */
export interface Meaning {
  readonly query: Query;
  readonly words: readonly MeantWord[];
  /** Neighbouring words that are one word in the texts: `block number` for `blocknumber`. */
  readonly joins: readonly {
    readonly at: number;
    readonly length: number;
    /** Whether they were typed as one. */
    readonly whole: boolean;
    readonly expansion: Expansion;
  }[];
  /** Terms to highlight: the words as typed, in any form, and what an unfinished word begins. */
  readonly marked: ReadonlySet<string>;
}

const MIN_HALF = 3;
/** Neighbouring words that may be joined. */
const JOINED = [2, 3];

/** Splits a word with a missing space in two: `validatorset` → `validator`, `set`. */
function halves(term: string, vocabulary: Vocabulary): string[] {
  let best: string[] = [];
  let most = 0;
  for (let at = term.length - MIN_HALF; at >= MIN_HALF; at -= 1) {
    const both = [term.slice(0, at), term.slice(at)];
    const count = Math.min(...both.map((half) => vocabulary.countOf(half)));
    if (count > most) [best, most] = [both, count];
  }
  return best;
}

/** Splits a word that the texts only contain in parts: `maintenance-mode`, `breatheblock`. */
function divide(word: QueryWord, vocabulary: Vocabulary): readonly string[] {
  const [atoms, ...joined] = word.forms;
  const [atom = ''] = atoms;
  if (atoms.length === 1) {
    const known =
      vocabulary.countOf(atom) > 0
        ? vocabulary.isWritten(atom)
        : vocabulary.correct(atom, false).size > 0;
    return known ? [] : halves(atom, vocabulary);
  }
  const known = joined.some(
    ([whole = '']) => vocabulary.expandOrCorrect(whole, word.open).size > 0,
  );
  return known ? [] : atoms;
}

function atomsOf(words: readonly QueryWord[]): string[] {
  return words.flatMap(({forms: [atoms]}) => atoms);
}

/** Finds matches of the query's words in the texts: forms, prefixes and, failing those, spelling corrections. */
export function understand(query: Query, vocabulary: Vocabulary): Meaning {
  const words = query.words.flatMap((word): QueryWord[] => {
    const parts = divide(word, vocabulary);
    return parts.length === 0
      ? [word]
      : parts.map((text, at) => ({
          text,
          forms: [[text]],
          open: word.open && at === parts.length - 1,
        }));
  });
  const joins = JOINED.flatMap((length) =>
    words.slice(length - 1).flatMap(({open}, at) => {
      const parts = words.slice(at, at + length);
      const term = atomsOf(parts).join('');
      const expansion = vocabulary.expand(term, open);
      const whole = parts.every((part) => !query.words.includes(part));
      return expansion.size > 0 ? [{at, length, whole, expansion}] : [];
    }),
  );
  const marked = new Set([
    ...words.flatMap((word) => markedBy(word, vocabulary)),
    ...joins.flatMap(({at, length}) =>
      vocabulary.typed(atomsOf(words.slice(at, at + length)).join(''), false),
    ),
  ]);
  return {query, words: words.map((word) => meant(word, vocabulary)), joins, marked};
}

/** Terms of a word as typed: of a name of several parts the whole, or else its parts. */
function markedBy({forms: [atoms, ...joined], open}: QueryWord, vocabulary: Vocabulary): string[] {
  const wholes = joined.flatMap(([whole = '']) => vocabulary.typed(whole, open));
  return wholes.length > 0
    ? wholes
    : atoms.flatMap((atom, at) => vocabulary.typed(atom, open && at === atoms.length - 1));
}

function meant({text, forms: typed, open}: QueryWord, vocabulary: Vocabulary): MeantWord {
  const forms = typed
    .map((terms) =>
      terms.map((term, at) => {
        const found = vocabulary.expandOrCorrect(term, open && at === terms.length - 1);
        // The texts may only contain other forms of the intended word.
        return found.size > 0 ? found : vocabulary.correct(rootOf(indexForm(term)), true);
      }),
    )
    .filter((form) => form.every(({size}) => size > 0));
  const timesOf = (part: Expansion) =>
    Math.max(...[...part].map(([term, quality]) => vocabulary.count(term) * quality));
  return {
    text,
    forms,
    compound: typed[0].length > 1,
    count: Math.max(0, ...forms.map((form) => Math.min(...form.map(timesOf)))),
  };
}
