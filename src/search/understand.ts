import type {Query} from './query';
import type {Expansion, Vocabulary} from './vocabulary';

/** A word of the query, as the texts may have it. */
export interface MeantWord {
  readonly text: string;
  /** Each form is parts that must all be there; a part is terms of which one must. */
  readonly forms: readonly (readonly Expansion[])[];
  /** Whether the texts know the word only with typing errors. */
  readonly corrected: boolean;
  /** How many times the texts have it, about. */
  readonly count: number;
}

/** What a query asks for, in words of the texts. */
export interface Meaning {
  readonly query: Query;
  readonly words: readonly MeantWord[];
  /** Neighbouring words that are one in the texts: `block number` for `blocknumber`. */
  readonly joins: readonly {readonly at: number; readonly expansion: Expansion}[];
}

const MIN_HALF = 3;

/** The two words that one without a space is made of: `validatorset` → `validator`, `set`. */
function halves(term: string, vocabulary: Vocabulary): string[] | undefined {
  for (let at = term.length - MIN_HALF; at >= MIN_HALF; at -= 1) {
    const both = [term.slice(0, at), term.slice(at)];
    if (both.every((half) => vocabulary.has(half))) return both;
  }
  return undefined;
}

/** Finds what the words of a query are in the texts: forms, beginnings and, failing those, slips. */
export function understand(query: Query, vocabulary: Vocabulary): Meaning {
  const words = query.words.map((word): MeantWord => {
    const expand = (terms: readonly string[]) =>
      terms.map((term, index) =>
        vocabulary.expandOrCorrect(term, word.open && index === terms.length - 1),
      );
    const complete = (form: readonly Expansion[]) => form.every(({size}) => size > 0);
    const forms = word.forms.map(expand).filter(complete);
    // Parts of a mistyped identifier may be known words; the identifier that is meant says more.
    const [, whole] = word.forms;
    if (forms.length === 1 && whole) {
      const meant = whole.map((term) => vocabulary.correct(term, word.open));
      if (complete(meant)) forms.push(meant);
    }
    const corrected = forms.length === 0;
    if (corrected) {
      // A slip, or two words without their space: `validatorset`. Some are both: snap, hot.
      const split = word.forms.flatMap((form) =>
        form.length === 1 ? (halves(form[0] ?? '', vocabulary) ?? []) : [],
      );
      const meant = word.forms.map((terms) =>
        terms.map((term, index) => {
          const open = word.open && index === terms.length - 1;
          const known = vocabulary.expand(term, open);
          return known.size > 0 ? known : vocabulary.correct(term, open);
        }),
      );
      forms.push(...(split.length > 0 ? [expand(split)] : []), ...meant.filter(complete));
    }
    const rarest = (form: readonly Expansion[]) =>
      Math.min(
        ...form.map((part) =>
          Math.max(...[...part].map(([term, quality]) => vocabulary.count(term) * quality)),
        ),
      );
    return {
      text: word.text,
      forms,
      corrected,
      count: forms.length === 0 ? 0 : Math.max(...forms.map(rarest)),
    };
  });
  const joins = query.joins
    .map(({at, term}) => ({at, expansion: vocabulary.expand(term, words[at + 1] === undefined)}))
    .filter(({expansion}) => expansion.size > 0);
  return {query, words, joins};
}
