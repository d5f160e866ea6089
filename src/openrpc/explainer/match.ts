import type {Report} from '../../pastedError/report';
import {plainSigns} from '../../pastedError/signs';
import type {ErrorFact} from './facts';
import {alternatives, literals, patternOf, type MessagePattern} from './pattern';

/** How a text agrees with a declared message, from the surest. */
export type Likeness = 'whole' | 'beginning' | 'within' | 'part';

/** An error that a text may be. */
export interface ErrorMatch {
  readonly error: ErrorFact;
  readonly likeness: Likeness;
  /** The form of its message that agrees. */
  readonly form: string;
}

/** An error that a text may be, with what decides between several. */
interface Ranked extends ErrorMatch {
  readonly rank: readonly number[];
}

const SURENESS: Record<Likeness, number> = {whole: 4, beginning: 3, within: 2, part: 1};
/** Shorter literals occur in other texts by chance. */
const LEAST_WITHIN = 9;
/** Shorter texts are part of many messages. */
const LEAST_PART = 5;
/** As many errors of one text are shown. */
const MOST_WITHIN = 3;
/** A text that is part of more errors than this says nothing. */
const MOST_PARTS = 8;

/** A declared message, prepared for comparison. */
interface Form extends MessagePattern {
  readonly error: ErrorFact;
  /** Longest part without a value, in lower case: a text without it cannot agree. */
  readonly key: string;
  readonly lower: string;
  /** What comes before the first value or colon: `nonce too low`. */
  readonly head: string;
}

function formsOf(error: ErrorFact): Form[] {
  return alternatives(error.message).map((form) => {
    const lower = plainSigns(form).toLowerCase();
    const parts = literals(lower).map((part) => part.trim());
    return {
      ...patternOf(form),
      error,
      key: parts.reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
      lower,
      head: /^[^:<…(]*/u.exec(lower)?.[0].trim() ?? '',
    };
  });
}

/** How one text agrees with one form; undefined if it does not. */
function likenessOf(text: string, form: Form): Likeness | undefined {
  const lower = text.toLowerCase();
  if (lower.replace(/\s+/gu, ' ').includes(form.key)) {
    if (form.whole.test(text)) return 'whole';
    if (form.literal >= LEAST_WITHIN) {
      if (form.beginning.test(text)) return 'beginning';
      if (form.within.test(text)) return 'within';
    }
  }
  if (lower.length >= LEAST_PART && form.lower.includes(lower)) return 'part';
  // The same error in another version of the software: `nonce too low: address …`.
  return form.head.length >= LEAST_WITHIN && lower.startsWith(form.head) ? 'part' : undefined;
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index >= 0 && (one[index] ?? 0) > (other[index] ?? 0);
}

/** Those of the matches that are worth showing, which are sorted. */
function likely(sorted: readonly Ranked[]): ErrorMatch[] {
  const [first] = sorted;
  if (!first) return [];
  const alike = sorted.filter(({likeness}) => likeness === first.likeness);
  if (first.likeness === 'part') return alike.length > MOST_PARTS ? [] : alike;
  if (first.likeness === 'whole') return alike.filter(({rank}) => !isHigher(first.rank, rank));
  // Several errors in one text, without those whose message is part of another's.
  return alike
    .filter(({form}, index) => !alike.slice(0, index).some((other) => other.form.includes(form)))
    .slice(0, MOST_WITHIN);
}

/** Prepares declared errors; the function that it returns gives those that a report may be about, the likeliest first. */
export function matcherOf(errors: readonly ErrorFact[]): (report: Report) => ErrorMatch[] {
  const forms = errors.flatMap(formsOf);
  return ({candidates, codes, methods}) => {
    const best = new Map<ErrorFact, Ranked>();
    for (const text of candidates) {
      for (const form of forms) {
        const likeness = likenessOf(text, form);
        const {error} = form;
        const isOfCode = codes.includes(error.code);
        if (!likeness || (likeness === 'part' && codes.length > 0 && !isOfCode)) continue;
        const isOf = [...(error.own ?? []), ...(error.shared ?? [])].some((each) =>
          methods.includes(each),
        );
        const agreeing = likeness === 'part' ? Math.min(text.length, form.literal) : form.literal;
        const starts = form.lower.startsWith(text.toLowerCase()) ? 1 : 0;
        const rank = [
          SURENESS[likeness],
          isOfCode ? 1 : 0,
          isOf ? 1 : 0,
          ...(likeness === 'part' ? [starts] : []),
          agreeing,
          // Of forms that agree equally, the one that says nothing else.
          -form.literal,
        ];
        const before = best.get(error);
        if (!before || isHigher(rank, before.rank)) {
          best.set(error, {error, likeness, form: form.text, rank});
        }
      }
    }
    const sorted = [...best.values()].sort((a, b) => (isHigher(a.rank, b.rank) ? -1 : 1));
    return likely(sorted);
  };
}
