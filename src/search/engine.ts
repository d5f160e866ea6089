import MiniSearch, {type SearchResult} from 'minisearch';
import {FIELDS, type Field} from './places';
import {parseQuery} from './query';
import type {Candidate} from './features';
import {rank, type RankedSection} from './rank';
import {hierarchyOf, type SearchPage, type SearchSection, type SearchShard} from './records';
import {indexForm, wordsOf} from './tokens';
import {understand, type Meaning} from './understand';
import {Vocabulary} from './vocabulary';

/** Sections that are looked at closely after the index has found them. */
const CANDIDATES = 300;

/**
 * Places in the texts that a query may look up. A version of this size stays far below; one of a thousand pages would
 * spend most of a keystroke on words that nearly every section has.
 */
const MAX_PLACES = 10_000;

/** Sections that are indexed at a time while the reader goes on typing. */
const STEP = 50;

interface IndexedSection {
  readonly id: number;
  readonly page: SearchPage;
  readonly index: number;
  readonly section: SearchSection;
}

type IndexedFields = Readonly<Record<Field, string> & {id: number}>;

const BOOST: Readonly<Record<Field, number>> = {
  heading: 6,
  label: 5,
  alias: 4,
  words: 3,
  above: 2,
  keywords: 3,
  text: 1,
  code: 1,
};

function tokenize(text: string): string[] {
  return wordsOf(text).flatMap((word) => [...word.atoms, ...word.joined]);
}

/**
 * Finds sections of one version. The index is built from the texts when the engine is made: that
 * takes a few tens of milliseconds and saves the reader the download of an index.
 */
export class SearchEngine {
  private readonly sections: readonly IndexedSection[];
  private readonly index: MiniSearch<IndexedFields>;
  private readonly vocabulary = new Vocabulary();

  private constructor(shard: SearchShard) {
    this.sections = shard.pages
      .flatMap((page) => page.sections.map((section, index) => ({page, index, section})))
      .map((entry, id) => ({...entry, id}));
    this.index = new MiniSearch<IndexedFields>({
      fields: [...FIELDS],
      tokenize,
      processTerm: (term) => {
        const form = indexForm(term);
        this.vocabulary.add(form);
        return form;
      },
      searchOptions: {boost: BOOST, tokenize: (term) => [term], processTerm: (term) => term},
    });
  }

  /** Makes the engine of a version at once. */
  static of(shard: SearchShard): SearchEngine {
    const engine = new SearchEngine(shard);
    engine.index.addAll(engine.sections.map(fieldsOf));
    return engine;
  }

  /** Makes the engine of a version in steps, between which a browser answers its reader. */
  static async inSteps(shard: SearchShard): Promise<SearchEngine> {
    const engine = new SearchEngine(shard);
    await engine.index.addAllAsync(engine.sections.map(fieldsOf), {chunkSize: STEP});
    return engine;
  }

  /** Sections that answer a query, best first; none for a query without words. */
  search(input: string): RankedSection[] {
    const query = parseQuery(input);
    if (query.words.length === 0) return [];
    const meaning = understand(query, this.vocabulary);
    const candidates = this.find(meaning)
      .slice(0, CANDIDATES)
      .flatMap((result): Candidate[] => {
        const entry = this.sections[result.id as number];
        return entry ? [{...entry, match: result.match}] : [];
      });
    return rank(meaning, candidates, this.sections.length);
  }

  /** Sections with any of the words, those with most of them and in the best places first. */
  private find({words, joins}: Meaning): SearchResult[] {
    const qualities = new Map<string, number>();
    const meant = words.flatMap(({forms}) => forms.flat());
    for (const expansion of [...meant, ...joins.map((join) => join.expansion)]) {
      for (const [term, quality] of expansion) {
        qualities.set(term, Math.max(qualities.get(term) ?? 0, quality));
      }
    }
    let places = 0;
    // The words as they were typed first, of those the rare ones.
    const terms = [...qualities]
      .sort(([a, m], [b, n]) => n - m || this.vocabulary.count(a) - this.vocabulary.count(b))
      .filter(([term], at) => {
        places += this.vocabulary.count(term);
        return at === 0 || places <= MAX_PLACES;
      })
      .map(([term]) => term);
    return this.index.search({
      combineWith: 'OR',
      queries: terms,
      boostTerm: (term) => qualities.get(term) ?? 1,
    });
  }
}

function fieldsOf({id, page, index, section}: IndexedSection): IndexedFields {
  const {
    [`lvl${section.level}`]: _own,
    lvl0,
    ...above
  } = {...hierarchyOf(page, index)} as Record<string, string | null>;
  return {
    id,
    heading: section.heading,
    // Writers give addresses short names that say what a section is about.
    alias: (section.anchor === '' ? page.path : section.anchor).replaceAll('-', ' '),
    words: section.words ?? '',
    above: [lvl0, ...Object.values(above)].filter((heading) => heading !== null).join('\n'),
    label: section.level === 1 ? page.label : '',
    keywords: section.level === 1 ? page.keywords : '',
    text: section.text,
    code: section.code ?? '',
  };
}
