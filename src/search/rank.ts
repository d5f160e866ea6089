import {matchName, placesInQuery} from './names';
import type {SearchPage, SearchSection} from './records';
import {FIELDS, placesOf, prepare, type Field} from './places';
import {matchText} from './textMatch';
import type {Meaning, MeantWord} from './understand';

export interface Candidate {
  readonly page: SearchPage;
  readonly index: number;
  readonly section: SearchSection;
  /** Terms of the index that were found in it, and in which fields. */
  readonly match: Readonly<Record<string, readonly string[]>>;
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

/** What a word counts by the place where it stands. */
const STRENGTH: Readonly<Record<Field, number>> = {
  heading: 8,
  label: 7,
  alias: 5.5,
  keywords: 2.4,
  above: 3.7,
  text: 1.4,
  code: 1.2,
};

const WEIGHT = {
  /** Exponent on the share of the query that was found: above 1, missing words cost more. */
  coverage: 0.5,
  /** Rarity of words: below this count they are equally rare. */
  rare: 4,
  /** What a word counts that the texts have only with typing errors. */
  corrected: 0.8,
  /** What a word counts that nothing has. */
  unknown: 0.25,
  /** What the other places of a word still add. */
  again: 0.08,
  /** Share of the heading that the query names, times the share of the query that it names. */
  focus: 0.9,
  /** Heading and query are the same words. */
  equal: 2.4,
  /** The query's words stand in the heading side by side. */
  phrase: 2,
  /** All words in the headings that lead to the section. */
  trail: 1.9,
  /** All words close together in the text. */
  near: 1.5,
  /** The text is about the words. */
  about: 0.6,
  /** Factor for each level below the page's title. */
  deeper: 0.97,
  /** A name that is not the heading itself counts less. */
  otherName: 0.8,
};

/** Candidates whose text is read. */
const CLOSE_LOOK = 80;

/** What a word of the query weighs: rare words tell more. */
function rarityOf({count, corrected}: MeantWord, total: number): number {
  const rarity = Math.log(1 + total / (Math.max(count, 1) + WEIGHT.rare));
  if (count === 0) return rarity * WEIGHT.unknown;
  return corrected ? rarity * WEIGHT.corrected : rarity;
}

/** Where a section has every word, one that lacks some must be this good beside the best to be shown. */
const GOOD_ENOUGH = 0.4;

function withoutStragglers<T extends RankedSection & {readonly complete: boolean}>(
  ranked: readonly T[],
): T[] {
  const limit = ranked.some(({complete}) => complete) ? (ranked[0]?.score ?? 0) * GOOD_ENOUGH : 0;
  return ranked.filter(({complete, score}) => complete || score >= limit);
}

/** Orders what the index has found, best first. */
export function rank(
  meaning: Meaning,
  candidates: readonly Candidate[],
  total: number,
): RankedSection[] {
  const rarity = meaning.words.map((word) => rarityOf(word, total));
  const all = rarity.reduce((sum, value) => sum + value, 0);
  const places = placesInQuery(meaning);
  const prepared = prepare(meaning);
  const count = meaning.words.length;

  const look = (candidate: Candidate) => {
    const {page, section} = candidate;
    const found = placesOf(prepared, candidate.match);
    // What stands only in the headings above is found there.
    if (!found.some((word) => FIELDS.some((field) => field !== 'above' && word[field] > 0)))
      return [];

    const share = (fields: readonly Field[]) =>
      found.reduce(
        (sum, word, at) =>
          sum + (rarity[at] ?? 0) * Math.max(...fields.map((field) => word[field])),
        0,
      ) / all;
    const places2 = found.reduce((sum, word, at) => {
      const [best = 0, ...others] = FIELDS.map((field) => STRENGTH[field] * word[field]).sort(
        (a, b) => b - a,
      );
      return sum + (rarity[at] ?? 0) * (best + WEIGHT.again * others.reduce((a, b) => a + b, 0));
    }, 0);
    const names = [
      {name: section.heading, field: 'heading' as const, factor: 1},
      ...(section.level === 1
        ? [{name: page.label, field: 'label' as const, factor: WEIGHT.otherName}]
        : [
            {
              name: section.anchor.replaceAll('-', ' '),
              field: 'alias' as const,
              factor: WEIGHT.otherName,
            },
          ]),
    ].map(({name, field, factor}) => {
      const {named, inOrder, equal} = matchName(name, places, meaning);
      const focus = WEIGHT.focus * named * share([field]);
      return factor * (focus + WEIGHT.phrase * inOrder + WEIGHT.equal * equal);
    });
    const covered = share(FIELDS);
    const inTrail = share(['heading', 'label', 'alias', 'above']);
    const byHeading = share(['heading', 'above']);
    return [
      {
        candidate,
        complete: found.every((word) => FIELDS.some((field) => word[field] > 0)),
        byHeading: byHeading > 0.99 * covered && share(['heading']) > 0,
        factor: covered ** WEIGHT.coverage * WEIGHT.deeper ** (section.level - 1),
        sum: places2 / all + Math.max(...names) + WEIGHT.trail * inTrail ** 2,
      },
    ];
  };

  const looked = candidates.flatMap(look).sort((a, b) => b.sum * b.factor - a.sum * a.factor);
  const ranked = looked
    .map(({candidate, byHeading, complete, factor, sum}, place) => {
      const {page, index, section, match} = candidate;
      const text = place < CLOSE_LOOK ? matchText(section, places, count) : {near: 0, about: 0};
      return {
        page,
        index,
        section,
        byHeading,
        complete,
        terms: new Set(Object.keys(match)),
        score: factor * (sum + WEIGHT.near * text.near + WEIGHT.about * text.about),
      };
    })
    .sort((a, b) => b.score - a.score);
  return withoutStragglers(ranked);
}
