import {synonymsOf} from './synonyms';
import {MIN_ROOT, formsOf, indexForm, rootOf} from './tokens';

/** How good a word of the texts is as an answer to a word of the query: 1 is the word itself. */
export type Expansion = ReadonlyMap<string, number>;

const QUALITY = {
  /** Another form of the word: `elected` for `election`. */
  root: 0.6,
  /** Another word for the same thing. */
  synonym: 0.5,
  /** The word goes on where the reader has stopped typing; more of it typed is better. */
  prefix: 0.5,
  prefixTyped: 0.35,
  typo: 0.6,
  twoTypos: 0.4,
} as const;
/** Beginnings stand in many words; the frequent ones are enough. */
const MAX_COMPLETIONS = 100;

/** Where a term stands. */
export interface Postings {
  /** Numbers of the sections, ascending. */
  readonly sections: number[];
  /** For each of them the fields, a bit each. */
  readonly fields: number[];
  /** How many times the term stands there, over all. */
  times: number;
}

/** The words of a version's texts, and where they stand. */
export class Vocabulary {
  private readonly terms = new Map<string, Postings>();
  /** All terms in their order, in which those with one beginning are neighbours. */
  private sorted: string[] | undefined;
  private spellings: Map<string, string> | undefined;

  /** Places of the terms of a word as it is written: most words of a text were there before. */
  private readonly words = new Map<string, readonly Postings[]>();

  /** Notes that a word stands in a field of a section; sections come in their order. */
  add(word: string, section = 0, field = 0): void {
    let places = this.words.get(word);
    if (!places) {
      places = formsOf(word).map((term) => this.postingsOf(term));
      this.words.set(word, places);
    }
    for (const postings of places) {
      postings.times += 1;
      const {sections, fields} = postings;
      const last = sections.length - 1;
      if (sections[last] === section) {
        fields[last] = (fields[last] ?? 0) | (1 << field);
      } else {
        sections.push(section);
        fields.push(1 << field);
      }
    }
  }

  private postingsOf(term: string): Postings {
    const known = this.terms.get(term);
    if (known) return known;
    const postings: Postings = {sections: [], fields: [], times: 0};
    this.terms.set(term, postings);
    this.sorted = undefined;
    this.spellings = undefined;
    return postings;
  }

  /** Where a term stands; undefined for one that no text has. */
  postings(term: string): Postings | undefined {
    return this.terms.get(term);
  }

  /** How many times a term stands in the texts. */
  count(term: string): number {
    return this.terms.get(term)?.times ?? 0;
  }

  has(word: string): boolean {
    return this.terms.has(indexForm(word));
  }

  /** Each term, and the words as they are written that it stands for: an error may be in the ending that a term lacks. */
  private knownSpellings(): ReadonlyMap<string, string> {
    if (!this.spellings) {
      this.spellings = new Map();
      for (const word of this.words.keys()) {
        const [term, ...more] = formsOf(word);
        const spelling = word.toLowerCase();
        if (term !== undefined && more.length === 0 && !this.spellings.has(spelling)) {
          this.spellings.set(spelling, term);
        }
      }
      for (const term of this.terms.keys()) {
        if (!this.spellings.has(term)) this.spellings.set(term, term);
      }
    }
    return this.spellings;
  }

  private inOrder(): readonly string[] {
    this.sorted ??= [...this.terms.keys()].sort();
    return this.sorted;
  }

  /** Terms that begin so, in their order. */
  private beginning(start: string): string[] {
    const terms = this.inOrder();
    let from = 0;
    for (let to = terms.length; from < to;) {
      const middle = (from + to) >> 1;
      if ((terms[middle] ?? '') < start) from = middle + 1;
      else to = middle;
    }
    let end = from;
    while (terms[end]?.startsWith(start)) end += 1;
    return terms.slice(from, end);
  }

  /** Other forms of a word: they begin with what they have in common. */
  private family(term: string): string[] {
    const root = rootOf(term);
    return root.length < MIN_ROOT
      ? []
      : this.beginning(root).filter((other) => rootOf(other) === root);
  }

  /** Terms for a word as it is typed: its own, other forms and, while it is being typed, how it may go on. */
  expand(typed: string, open: boolean): Map<string, number> {
    const term = indexForm(typed);
    const found = new Map<string, number>();
    if (this.terms.has(term)) found.set(term, 1);
    for (const other of this.family(term)) keep(found, other, QUALITY.root);
    for (const other of synonymsOf(term)) {
      if (this.terms.has(other)) keep(found, other, QUALITY.synonym);
    }
    if (open) {
      // As it is typed: the index form of a word that is not whole yet may be that of another.
      for (const other of this.completions(typed)) {
        const share = Math.min(1, typed.length / other.length);
        keep(found, other, QUALITY.prefix + QUALITY.prefixTyped * share);
      }
    }
    return found;
  }

  /** Terms for a word that the texts may have in another form only, or that has a slip: both may be meant. */
  expandOrCorrect(typed: string, open: boolean): Map<string, number> {
    const found = this.expand(typed, open);
    const unsure = [...found.values()].every((quality) => quality <= QUALITY.root);
    if (found.size > 0 && unsure) {
      for (const [term, quality] of this.correct(typed, open)) keep(found, term, quality);
    }
    return found;
  }

  /** Terms that the given one may be with one typing error, from eight letters two. */
  correct(term: string, open: boolean): Map<string, number> {
    const found = new Map<string, number>();
    const allowed = typosIn(term);
    if (allowed === 0) return found;
    for (const [other, meant] of this.knownSpellings()) {
      if (other.length < term.length - allowed || /\p{N}/u.test(other)) continue;
      // The beginning of a longer word may have the error just as well.
      const part = open && other.length > term.length ? other.slice(0, term.length) : other;
      const distance = Math.min(
        typos(term, other, allowed),
        part === other ? Infinity : typos(term, part, 1) + 0.25,
      );
      if (distance > allowed + 0.25) continue;
      const quality = distance <= 1 ? QUALITY.typo : QUALITY.twoTypos;
      keep(found, meant, other.startsWith(term.slice(0, 1)) ? quality : quality / 2);
    }
    return found;
  }

  private completions(beginning: string): string[] {
    const found = this.beginning(beginning);
    if (found.length <= MAX_COMPLETIONS) return found;
    return found
      .map((term) => ({term, count: this.count(term)}))
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_COMPLETIONS)
      .map(({term}) => term);
  }
}

function keep(found: Map<string, number>, term: string, quality: number): void {
  if ((found.get(term) ?? 0) < quality) found.set(term, quality);
}

/** Typing errors forgiven in a word: one from four letters, two from eight, none with digits. */
function typosIn(term: string): number {
  if (/\p{N}/u.test(term)) return 0;
  if (term.length >= 8) return 2;
  return term.length >= 4 ? 1 : 0;
}

/**
 * Letters to insert, delete, replace or swap with their neighbour until `a` is `b`; Infinity where that
 * takes more than `allowed`.
 */
export function typos(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return Infinity;
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > allowed) return Infinity;
    before = row;
    row = next;
  }
  const distance = row[b.length] ?? Infinity;
  return distance <= allowed ? distance : Infinity;
}
