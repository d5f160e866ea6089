import SearchableMap from 'minisearch/SearchableMap';
import {synonymsOf} from './synonyms';
import {rootOf} from './tokens';

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
interface Postings {
  /** By number of the section, a bit for each field. */
  readonly sections: Map<number, number>;
  times: number;
}

const NOWHERE: ReadonlyMap<number, number> = new Map();

/** The words of a version's texts, and where they stand. */
export class Vocabulary {
  private readonly terms = new SearchableMap<Postings>();
  private readonly roots = new Map<string, string[]>();
  private known: string[] | undefined;

  /** Notes that a term stands in a field of a section. */
  add(term: string, section = 0, field = 0): void {
    let postings = this.terms.get(term);
    if (!postings) {
      postings = {sections: new Map(), times: 0};
      this.terms.set(term, postings);
      this.relate(term);
    }
    postings.times += 1;
    const {sections} = postings;
    sections.set(section, (sections.get(section) ?? 0) | (1 << field));
  }

  private relate(term: string): void {
    this.known = undefined;
    const root = rootOf(term);
    const family = this.roots.get(root);
    if (family) family.push(term);
    else this.roots.set(root, [term]);
  }

  /** Sections that have a term, by number, with a bit for each field in which it stands there. */
  sections(term: string): ReadonlyMap<number, number> {
    return this.terms.get(term)?.sections ?? NOWHERE;
  }

  /** How many times a term stands in the texts. */
  count(term: string): number {
    return this.terms.get(term)?.times ?? 0;
  }

  has(term: string): boolean {
    return this.terms.has(term);
  }

  /** The term itself, its forms and, while it is being typed, how it may go on. */
  expand(term: string, open: boolean): Map<string, number> {
    const found = new Map<string, number>();
    if (this.has(term)) found.set(term, 1);
    for (const other of this.roots.get(rootOf(term)) ?? []) keep(found, other, QUALITY.root);
    for (const other of synonymsOf(term)) {
      if (this.has(other)) keep(found, other, QUALITY.synonym);
    }
    if (open) {
      for (const other of this.completions(term)) {
        const typed = term.length / other.length;
        keep(found, other, QUALITY.prefix + QUALITY.prefixTyped * typed);
      }
    }
    return found;
  }

  /** Terms that the given one may be with one typing error, from eight letters two. */
  correct(term: string, open: boolean): Map<string, number> {
    const found = new Map<string, number>();
    const allowed = typosIn(term);
    if (allowed === 0) return found;
    this.known ??= [...this.terms.keys()];
    for (const other of this.known) {
      if (other.length < term.length - allowed || /\p{N}/u.test(other)) continue;
      // The beginning of a longer word may have the error just as well.
      const part = open && other.length > term.length ? other.slice(0, term.length) : other;
      const distance = Math.min(
        typos(term, other, allowed),
        part === other ? Infinity : typos(term, part, 1) + 0.25,
      );
      if (distance > allowed + 0.25) continue;
      const quality = distance <= 1 ? QUALITY.typo : QUALITY.twoTypos;
      keep(found, other, other.startsWith(term.slice(0, 1)) ? quality : quality / 2);
    }
    return found;
  }

  private completions(beginning: string): string[] {
    const found = [...this.terms.atPrefix(beginning).keys()];
    return found.length <= MAX_COMPLETIONS
      ? found
      : found.sort((a, b) => this.count(b) - this.count(a)).slice(0, MAX_COMPLETIONS);
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
