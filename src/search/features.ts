import {matchName, placesInQuery, type NameMatch} from './names';
import {FIELDS, placesOf, prepare, type Field, type Places} from './places';
import type {SearchPage, SearchSection} from './records';
import {matchText, type TextMatch} from './textMatch';
import {isUninformative} from './tokens';
import type {Meaning, MeantWord} from './understand';

export interface Candidate {
  /** Its position in the version. */
  readonly number: number;
  readonly page: SearchPage;
  readonly index: number;
  readonly section: SearchSection;
  /** Found terms, with a bit per field. */
  readonly match: ReadonlyMap<string, number>;
}

/** Ranking features of a candidate, not yet weighted. Shares are of the query, by weight of its words: 0 to 1. */
export interface Features {
  readonly candidate: Candidate;
  /** For each word of the query, how well it matches in each field. */
  readonly places: readonly Places[];
  readonly heading: NameMatch;
  readonly headingShare: number;
  /** Alternative name of the section: the sidebar label of the page, or its anchor. */
  readonly otherName: NameMatch;
  readonly otherShare: number;
  /** Share that matches anywhere in the section. */
  readonly covered: number;
  /** Share that matches in the headings that lead to the section. */
  readonly trail: number;
  /** All words match. */
  readonly complete: boolean;
  /** The headings alone match the query. */
  readonly byHeading: boolean;
}

/** Words with a lower frequency are equally rare. */
const RARE = 4;
/** Weight of a word that no section has. */
const UNKNOWN = 0.25;
/** Weight of a word with little meaning. */
const WEAK = 0.25;

/** Weight of a query word: rare words are more informative. */
function rarityOf({text, count}: MeantWord, total: number): number {
  const rarity = Math.log(1 + total / (Math.max(count, 1) + RARE));
  return rarity * (count === 0 ? UNKNOWN : 1) * (isUninformative(text.toLowerCase()) ? WEAK : 1);
}

/** Computes the features of a query's candidates. */
export interface Seen {
  readonly features: readonly Features[];
  /** Weights of the query's words; their sum is 1. */
  readonly weights: readonly number[];
  /** Reads a candidate's text, which is slower. */
  readonly readText: (features: Features) => TextMatch;
}

function best(place: Places | undefined, fields: readonly Field[]): number {
  return place ? Math.max(...fields.map((field) => place[field])) : 0;
}

/** @param total number of sections in the version */
export function look(meaning: Meaning, candidates: readonly Candidate[], total: number): Seen {
  const rarity = meaning.words.map((word) => rarityOf(word, total));
  const sum = rarity.reduce((all, value) => all + value, 0);
  const weights = rarity.map((value) => value / sum);
  const inQuery = placesInQuery(meaning);
  const prepared = prepare(meaning);
  const share = (qualities: readonly number[]) =>
    qualities.reduce((all, quality, at) => all + quality * (weights[at] ?? 0), 0);

  const features = candidates.flatMap((candidate): Features[] => {
    const places = placesOf(prepared, candidate.match);
    const own = places.map((place) => best(place, FIELDS));
    // Words of the parent headings match there.
    const here = places.some((place) =>
      FIELDS.some((field) => field !== 'above' && place[field] > 0),
    );
    if (!here) return [];
    const {page, section} = candidate;
    const shareIn = (fields: readonly Field[]) => share(places.map((place) => best(place, fields)));
    const covered = share(own);
    const first = section.level === 1;
    const headingShare = shareIn(['heading']);
    return [
      {
        candidate,
        places,
        heading: matchName(section.heading, inQuery, meaning),
        headingShare,
        otherName: matchName(
          first ? page.label : section.anchor.replaceAll('-', ' '),
          inQuery,
          meaning,
        ),
        otherShare: shareIn([first ? 'label' : 'alias']),
        covered,
        trail: shareIn(['heading', 'label', 'alias', 'words', 'above']),
        complete: own.every((quality) => quality > 0),
        byHeading: headingShare > 0 && shareIn(['heading', 'above']) > 0.99 * covered,
      },
    ];
  });
  return {
    features,
    weights,
    readText: ({candidate}) => matchText(candidate.section, inQuery, weights),
  };
}
