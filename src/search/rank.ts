import type {Query} from './query';
import {hierarchyOf, type SearchPage, type SearchSection} from './records';
import {indexForm, wordsOf} from './tokens';

interface Candidate {
  readonly page: SearchPage;
  readonly index: number;
  readonly section: SearchSection;
  /** What the index makes of it (BM25+ over the fields). */
  readonly score: number;
  /** Terms of the index that were found in it. */
  readonly terms: readonly string[];
}

export interface RankedSection {
  readonly page: SearchPage;
  readonly index: number;
  readonly section: SearchSection;
  /** Whether the headings alone answer the query. */
  readonly byHeading: boolean;
  /** Terms of the index to mark in the answer. */
  readonly terms: ReadonlySet<string>;
  readonly score: number;
}

/** How much each sign of a good answer adds, as a factor on the score of the index. */
const WEIGHT = {
  /** Part of the query's words in the section's own heading. */
  heading: 1.2,
  /** The same, with the headings above it. */
  trail: 0.6,
  /** Part of the heading that the query names: short headings win over long ones. */
  headingFocus: 0.8,
  /** Heading and query are the same words. */
  headingEqual: 1.5,
  /** The whole query is an identifier that the heading is. */
  identifier: 3,
  /** All words close together in the text. */
  proximity: 0.5,
} as const;

/** Earlier levels weigh a little more among equals. */
const LEVEL_FACTOR = [1, 1.12, 1.05, 1, 0.97, 0.95, 0.93] as const;
const NEAR = 12;

function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => [...word.atoms, ...word.joined].map(indexForm));
}

function compact(text: string): string {
  return wordsOf(text)
    .flatMap((word) => word.atoms)
    .join('');
}

/** Orders what the index has found, best first. */
export function rank(query: Query, candidates: readonly Candidate[]): RankedSection[] {
  const wanted = query.words.map((word) => word.forms);
  const joined = compact(query.text);
  return candidates
    .map((candidate): RankedSection => {
      const terms = new Set(candidate.terms);
      const own = new Set(termsOf(candidate.section.heading));
      const hierarchy = hierarchyOf(candidate.page, candidate.index);
      const trail = new Set(
        Object.entries(hierarchy).flatMap(([, heading]) => (heading ? termsOf(heading) : [])),
      );
      const covers = (set: ReadonlySet<string>) =>
        wanted.filter((forms) => forms.some((form) => form.every((term) => has(set, term, terms))))
          .length / wanted.length;
      const inHeading = covers(own);
      const inTrail = covers(trail);
      const named = [...own].filter((term) => terms.has(term)).length / Math.max(own.size, 1);
      const heading = compact(candidate.section.heading);
      const factor =
        1 +
        WEIGHT.heading * inHeading +
        WEIGHT.trail * inTrail +
        WEIGHT.headingFocus * named * inHeading +
        (heading === joined ? WEIGHT.headingEqual : 0) +
        (heading === joined && !/\s/u.test(query.text.trim()) ? WEIGHT.identifier : 0) +
        WEIGHT.proximity * nearness(candidate.section.text, terms, wanted.length);
      return {
        page: candidate.page,
        index: candidate.index,
        section: candidate.section,
        byHeading: inTrail === 1 && inHeading > 0,
        terms,
        score: candidate.score * factor * (LEVEL_FACTOR[candidate.section.level] ?? 1),
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** A term is there itself, or through the form that the index matched (beginning, typing error). */
function has(set: ReadonlySet<string>, term: string, matched: ReadonlySet<string>): boolean {
  if (set.has(term)) return true;
  for (const other of matched) {
    if (set.has(other) && (other.startsWith(term) || similar(other, term))) return true;
  }
  return false;
}

/** Whether two terms share their beginning enough to be one word with a typing error. */
function similar(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 2 && a.slice(0, 1) === b.slice(0, 1);
}

/** 1 where as many matched words as the query has stand within a dozen words, less where fewer do. */
function nearness(text: string, terms: ReadonlySet<string>, wanted: number): number {
  if (wanted < 2) return 0;
  const places = wordsOf(text).flatMap((word, at) => {
    const term = word.atoms.map(indexForm).find((atom) => terms.has(atom));
    return term === undefined ? [] : [{at, term}];
  });
  let best = 0;
  for (const [from, {at}] of places.entries()) {
    const window = places.slice(from).filter((place) => place.at - at < NEAR);
    best = Math.max(best, new Set(window.map((place) => place.term)).size);
  }
  return Math.min(best / wanted, 1);
}
