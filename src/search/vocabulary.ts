// cspell:ignore stakecredit
import {likeness, pairsOf} from './likeness';
import {synonymsOf} from './synonyms';
import {MIN_ROOT, indexForm, rootOf, spellingsOf} from './tokens';
import {countOf, digitsOf, lettersOf, typos, typosIn} from './typos';

/** Quality of a match of a query word: 1 is the word itself. */
export type Expansion = ReadonlyMap<string, number>;

const QUALITY = {
  /** Another form of the word: `elected` for `election`. */
  root: 0.6,
  /** Synonym. */
  synonym: 0.5,
  /** Prefix of the word; the more of it is typed, the better. */
  prefix: 0.5,
  prefixTyped: 0.35,
  typo: 0.8,
  twoTypos: 0.6,
  /** Typing errors seldom change the first letter. */
  otherFirst: 0.75,
} as const;
/** Prefixes match many words; the frequent ones are enough. */
const MAX_COMPLETIONS = 100;
/** Number of typed words whose corrections are cached. */
const MAX_CORRECTIONS = 100;

/** Posting list of a term. */
export interface Postings {
  /** Numbers of the sections, ascending. */
  readonly sections: number[];
  /** The fields of each, as bits. */
  readonly fields: number[];
  /** Total number of occurrences. */
  times: number;
}

/** A word as written, its term, and a bit mask of its letters. */
type Spelling = readonly [spelling: string, term: string, letters: number];

/** The words of a version's texts, and their postings. */
export class Vocabulary {
  private readonly terms = new Map<string, Postings>();
  /** All spellings sorted, so that those with a common prefix are neighbours. */
  private sorted: Spelling[] | undefined;
  /** The term of each word as written, including an ending that the term lacks. */
  private readonly spellings = new Map<string, string>();
  private readonly corrections = new Map<string, Map<string, number>>();

  /** Postings of the terms of a written word: most words of a text have occurred before. */
  private readonly words = new Map<string, readonly Postings[]>();

  /** Written words of parts that arrived later. */
  private readonly written = new Set<string>();

  /** Records that a word occurs in a field of a section; sections must come in order. */
  add(word: string, section = 0, field = 0): void {
    let places = this.words.get(word);
    if (!places) {
      const {spellings, terms} = spellingsOf(word);
      places = terms.map((term, at) => {
        this.spellings.set(spellings[at] ?? '', term);
        return this.postingsOf(term);
      });
      this.words.set(word, places);
      this.sorted = undefined;
      this.corrections.clear();
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

  /**
   * Records the occurrences of a word in a field of many sections at once, when a part of a split index arrives.
   *
   * @param spelling a part of a written word, in lower case
   * @param places numbers of the sections, ascending
   * @param times total number of occurrences
   * @param written whether it occurs on its own, not only as part of a name
   */
  join(
    spelling: string,
    places: readonly number[],
    field: number,
    {times, written}: {readonly times: number; readonly written: boolean},
  ): void {
    const term = indexForm(spelling);
    this.spellings.set(spelling, term);
    if (written) this.written.add(spelling);
    const postings = this.postingsOf(term);
    postings.times += times;
    const {sections, fields} = postings;
    const [oldSections, oldFields] = [sections.splice(0), fields.splice(0)];
    let old = 0;
    let added = 0;
    while (old < oldSections.length || added < places.length) {
      const [known = Infinity, next = Infinity] = [oldSections[old], places[added]];
      sections.push(Math.min(known, next));
      fields.push((known <= next ? (oldFields[old] ?? 0) : 0) | (next <= known ? 1 << field : 0));
      if (known <= next) old += 1;
      if (next <= known) added += 1;
    }
    this.sorted = undefined;
    this.corrections.clear();
  }

  private postingsOf(term: string): Postings {
    const known = this.terms.get(term);
    if (known) return known;
    const postings: Postings = {sections: [], fields: [], times: 0};
    this.terms.set(term, postings);
    return postings;
  }

  /** Postings of a term; undefined if it does not occur. */
  postings(term: string): Postings | undefined {
    return this.terms.get(term);
  }

  /** Number of occurrences of a term. */
  count(term: string): number {
    return this.terms.get(term)?.times ?? 0;
  }

  /** Whether a word occurs on its own, not only as part of a name: `blockchain`, not `stakecredit`. */
  isWritten(word: string): boolean {
    return this.words.has(word) || this.written.has(word);
  }

  /** Number of occurrences of a typed word. */
  countOf(word: string): number {
    return this.count(indexForm(word));
  }

  /** All words as written, sorted, with the term of each, including endings that the term lacks. */
  private inOrder(): readonly Spelling[] {
    this.sorted ??= [...this.spellings.keys()]
      .sort()
      .map((spelling) => [spelling, this.spellings.get(spelling) ?? '', lettersOf(spelling)]);
    return this.sorted;
  }

  /** Words with a prefix, sorted. */
  private beginning(start: string): Spelling[] {
    const words = this.inOrder();
    let from = 0;
    for (let to = words.length; from < to;) {
      const middle = (from + to) >> 1;
      if ((words[middle]?.[0] ?? '') < start) from = middle + 1;
      else to = middle;
    }
    let end = from;
    while (words[end]?.[0].startsWith(start)) end += 1;
    return words.slice(from, end);
  }

  /** Other forms of a word: they begin with the common stem. */
  private family(term: string): string[] {
    const root = rootOf(term);
    return root.length < MIN_ROOT
      ? []
      : this.beginning(root).flatMap(([, other]) => (rootOf(other) === root ? [other] : []));
  }

  /** Adds a term, its other forms and its synonyms. */
  private addRelated(found: Map<string, number>, term: string, quality: number): void {
    const add = (other: string, share: number) => {
      if (this.terms.has(other)) keep(found, other, quality * share);
    };
    add(term, 1);
    for (const other of this.family(term)) add(other, QUALITY.root);
    for (const other of synonymsOf(term)) add(other, QUALITY.synonym);
  }

  /** Terms that a typed word itself has, without those that only resemble it. */
  typed(word: string, open: boolean): string[] {
    const own = indexForm(word);
    return [
      ...(this.terms.has(own) ? [own] : []),
      ...(open ? this.completions(word).map(([, term]) => term) : []),
    ];
  }

  /** Terms for a typed word: its own, other forms and, if it may be incomplete, completions. */
  expand(typed: string, open: boolean): Map<string, number> {
    const found = new Map<string, number>();
    this.addRelated(found, indexForm(typed), 1);
    if (open) {
      // As typed: the index form of an incomplete word may be that of another word.
      for (const [other, meant] of this.completions(typed)) {
        const share = typed.length / other.length;
        keep(found, meant, QUALITY.prefix + QUALITY.prefixTyped * share);
      }
    }
    return found;
  }

  /** Terms for a word that occurs only in another form, or that is misspelt: both are possible. */
  expandOrCorrect(typed: string, open: boolean): Map<string, number> {
    const found = this.expand(typed, open);
    if ([...found.values()].every((quality) => quality <= QUALITY.root)) {
      for (const [term, quality] of this.correct(typed, open)) keep(found, term, quality);
    }
    return found;
  }

  /** Terms within one typing error, or two from eight letters. */
  correct(term: string, open: boolean): Map<string, number> {
    const key = open ? `${term} ` : term;
    const known = this.corrections.get(key);
    if (known) return known;
    const found = new Map<string, number>();
    if (this.corrections.size > MAX_CORRECTIONS) this.corrections.clear();
    this.corrections.set(key, found);
    const letters = lettersOf(term);
    const usual = typosIn(term);
    for (const [other, meant, there] of this.inOrder()) {
      // In a word of four letters, only a missing letter is corrected.
      const allowed = term.length === 3 && other.length === 4 ? 1 : usual;
      if (allowed === 0 || countOf(letters & ~there) > allowed) continue;
      const distance = typos(term, other, allowed, open && usual > 0);
      if (distance === Infinity) continue;
      const quality = distance <= 1 ? QUALITY.typo : QUALITY.twoTypos;
      const likely = other.startsWith(term.slice(0, 1)) ? 1 : QUALITY.otherFirst;
      this.addRelated(found, meant, quality * likely);
    }
    return found;
  }

  /** Words as written that share most pairs of letters with any of the given ones; numbers of the same length. */
  nearest(words: readonly string[]): string[] {
    const asked = words.map((word) => ({word, pairs: pairsOf(word)}));
    return this.inOrder()
      .map(([spelling, term]) => {
        const pairs = pairsOf(spelling);
        const alike = asked.map(({word, pairs: own}) =>
          digitsOf(word) !== '' && word.length !== spelling.length ? 0 : likeness(own, pairs),
        );
        return {spelling, term, likeness: Math.max(...alike)};
      })
      .filter((word) => word.likeness >= MIN_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness || this.count(b.term) - this.count(a.term))
      .slice(0, MAX_NEAREST)
      .map(({spelling}) => spelling);
  }

  private completions(beginning: string): Spelling[] {
    return this.beginning(beginning)
      .sort(([, a], [, b]) => this.count(b) - this.count(a))
      .slice(0, MAX_COMPLETIONS);
  }
}

/** Number of words that are offered in place of one that does not occur. */
const MAX_NEAREST = 3;
/** Share of common pairs of letters from which words are near. */
const MIN_LIKENESS = 0.5;

function keep(found: Map<string, number>, term: string, quality: number): void {
  if ((found.get(term) ?? 0) < quality) found.set(term, quality);
}
