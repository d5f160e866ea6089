import {look, type Candidate, type Features} from './features';
import type {NameMatch} from './names';
import {exactness, namedIn} from './exact';
import {FIELDS, type Field} from './places';
import type {SearchPage, SearchSection} from './records';
import type {TextMatch} from './textMatch';
import type {Meaning} from './understand';

export interface RankedSection {
  /** Its position in the version. */
  readonly number: number;
  readonly page: SearchPage;
  readonly index: number;
  readonly section: SearchSection;
  /** Whether the headings alone match the query. */
  readonly byHeading: boolean;
  /** Index terms that were found. */
  readonly terms: ReadonlySet<string>;
  /** Those to highlight: none that only resemble the query. */
  readonly marked: ReadonlySet<string>;
  readonly score: number;
}

/** Weight of a word by field. */
export const STRENGTH: Readonly<Record<Field, number>> = {
  heading: 8.3,
  label: 5.9,
  alias: 7.7,
  words: 6,
  keywords: 1.7,
  above: 6.7,
  text: 1.3,
  code: 1.4,
};

const WEIGHT = {
  /** Exponent of the matched share of the query: above 1, missing words cost more. */
  coverage: 0.22,
  /** Weight of a word's other fields. */
  again: 0.07,
  /** Share of the heading that the query contains, times the share of the query that it contains. */
  focus: 1.4,
  /** Heading and query have the same words, are a method and its name without the namespace, are equal. */
  equal: [0, 3.7, 7.4, 8.5] as const,
  /** The query is the page's title, which comes before a section of the same name. */
  title: 2,
  /** The query's words are consecutive in the heading. */
  phrase: 1.6,
  /** A name of several parts matches as a whole. */
  whole: 5,
  /** All words are in the headings that lead to the section. */
  trail: 2.1,
  /** All words are close together in the text. */
  near: 1.1,
  /** The text is about the query's words. */
  about: 1.6,
  /** In place of the two for a text that has not been downloaded: half of the usual. */
  unread: 0.7,
  /** Factor for each level below the page's title. */
  deeper: 0.97,
  /** Factor of a name that is not the heading itself. */
  otherName: 0.8,
  /** How much less a word counts in a long name, of which it is a small part. */
  length: 0.31,
};

/** Above every other score: what the query names exactly comes first. */
const EXACT = 1000;

/** Number of candidates whose text is read. */
const MAX_DETAILED = 80;

/** If a section has every word, one that lacks some needs this share of the best score to be shown. */
const MIN_SCORE_SHARE = 0.4;

function nameScore({named, inOrder, equal}: NameMatch, share: number): number {
  return WEIGHT.focus * named * share + WEIGHT.phrase * inOrder + WEIGHT.equal[equal];
}

function lengthFactor({named}: NameMatch): number {
  return 1 - WEIGHT.length + WEIGHT.length * named;
}

/** Score of a candidate without its text. */
function scoreOf(seen: Features, weights: readonly number[]): number {
  const other = seen.candidate.section.level === 1 ? 'label' : 'alias';
  const words = seen.places.reduce((sum, place, at) => {
    let best = 0;
    let all = 0;
    for (const field of FIELDS) {
      const name =
        field === 'heading' ? seen.heading : field === other ? seen.otherName : undefined;
      const value = STRENGTH[field] * place[field] * (name ? lengthFactor(name) : 1);
      all += value;
      if (value > best) best = value;
    }
    return (
      sum + (weights[at] ?? 0) * (best + WEIGHT.again * (all - best) + WEIGHT.whole * place.whole)
    );
  }, 0);
  return (
    words +
    Math.max(
      nameScore(seen.heading, seen.headingShare),
      WEIGHT.otherName * nameScore(seen.otherName, seen.otherShare),
    ) +
    WEIGHT.trail * seen.trail ** 2 +
    (isTitled(seen) ? WEIGHT.title : 0)
  );
}

/** Whether the query is the title of the section's page. */
function isTitled({candidate, heading}: Features): boolean {
  return candidate.section.level === 1 && heading.equal === 3;
}

function textScore(text: TextMatch): number {
  return WEIGHT.near * text.near + WEIGHT.about * text.about;
}

/** Whether words are in the section's text, which has not been downloaded. */
function isUnread({candidate, places}: Features): boolean {
  return candidate.section.text === '' && places.some(({text}) => text > 0);
}

function factorOf({covered, candidate}: Features): number {
  return covered ** WEIGHT.coverage * WEIGHT.deeper ** (candidate.section.level - 1);
}

/** Orders the candidates, best first. */
export function rank(
  meaning: Meaning,
  candidates: readonly Candidate[],
  total: number,
): RankedSection[] {
  const {features, weights, readText} = look(meaning, candidates, total);
  const detailOf = (seen: Features) =>
    isUnread(seen) ? WEIGHT.unread * seen.covered : textScore(readText(seen));
  const scored = features
    .map((seen) => ({seen, factor: factorOf(seen), sum: scoreOf(seen, weights)}))
    .sort((a, b) => b.sum * b.factor - a.sum * a.factor)
    .map(({seen, factor, sum}, at) => ({
      seen,
      score: factor * (sum + (at < MAX_DETAILED ? detailOf(seen) : 0)),
    }))
    .sort((a, b) => b.score - a.score);
  const limit = scored.some(({seen}) => seen.complete)
    ? (scored[0]?.score ?? 0) * MIN_SCORE_SHARE
    : 0;
  const named = namedIn(meaning.query);
  return scored
    .map(({seen, score}) => ({
      seen,
      score: score + EXACT * exactness(named, seen.candidate),
      fits: seen.complete || score >= limit,
    }))
    .filter(({fits, score}) => fits || score >= EXACT)
    .sort((a, b) => b.score - a.score)
    .map(({seen: {candidate, byHeading}, score}) => ({
      number: candidate.number,
      page: candidate.page,
      index: candidate.index,
      section: candidate.section,
      byHeading,
      terms: new Set(candidate.match.keys()),
      marked: meaning.marked,
      score,
    }));
}
