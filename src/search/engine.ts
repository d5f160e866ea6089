import MiniSearch, {type Query as MiniQuery, type SearchResult} from 'minisearch';
import {parseQuery, type Query, type QueryWord} from './query';
import {rank, type RankedSection} from './rank';
import type {SearchPage, SearchSection, SearchShard} from './records';
import {indexForm, wordsOf} from './tokens';

/** Sections that are looked at closely after the index has found them. */
const CANDIDATES = 80;

interface IndexedSection {
  readonly id: number;
  readonly page: SearchPage;
  readonly index: number;
  readonly section: SearchSection;
}

interface IndexedFields {
  readonly id: number;
  readonly heading: string;
  readonly above: string;
  readonly keywords: string;
  readonly text: string;
}

function tokenize(text: string): string[] {
  return wordsOf(text).flatMap((word) => [...word.atoms, ...word.joined]);
}

/** Typing errors forgiven in a word: one from four letters, two from eight, none with digits. */
function typosIn(term: string): number {
  if (/\p{N}/u.test(term)) return 0;
  if (term.length >= 8) return 2;
  return term.length >= 4 ? 1 : 0;
}

/**
 * Finds sections of one version. The index is built from the texts when the engine is made: that
 * takes a few tens of milliseconds and saves the reader the download of an index.
 */
export class SearchEngine {
  private readonly sections: readonly IndexedSection[];
  private readonly index: MiniSearch<IndexedFields>;

  constructor(shard: SearchShard) {
    this.sections = shard.pages
      .flatMap((page) => page.sections.map((section, index) => ({page, index, section})))
      .map((entry, id) => ({...entry, id}));
    this.index = new MiniSearch<IndexedFields>({
      fields: ['heading', 'above', 'keywords', 'text'],
      tokenize,
      processTerm: indexForm,
      searchOptions: {
        boost: {heading: 6, above: 2, keywords: 3, text: 1},
        tokenize: (term) => [term],
        processTerm: (term) => term,
      },
    });
    this.index.addAll(this.sections.map(fieldsOf));
  }

  /** Sections that answer a query, best first; none for a query without words. */
  search(input: string): RankedSection[] {
    const query = parseQuery(input);
    if (query.words.length === 0) return [];
    const known = query.words.map((word) => this.index.search(wordQuery(word, false)).length > 0);
    const strict = this.run(everyWord(query, known));
    const found = strict.length > 0 ? strict : this.run(everyWord(query, []));
    const results = found.length > 0 ? found : this.run(anyWord(query, known));
    const candidates = results.slice(0, CANDIDATES).flatMap((result) => {
      const entry = this.sections[result.id as number];
      return entry ? [{...entry, score: result.score, terms: result.terms}] : [];
    });
    return rank(query, candidates);
  }

  private run(query: MiniQuery): SearchResult[] {
    return this.index.search(query);
  }
}

function fieldsOf({id, page, index, section}: IndexedSection): IndexedFields {
  const above: string[] = [];
  let level = section.level;
  for (let at = index - 1; at >= 0 && level > 1; at -= 1) {
    const other = page.sections[at];
    if (other && other.level < level) {
      above.push(other.heading);
      level = other.level;
    }
  }
  return {
    id,
    heading: section.heading,
    above: above.join('\n'),
    keywords: section.level === 1 ? `${page.keywords}\n${page.trail}` : '',
    text: section.text,
  };
}

/** One word in any of its forms; the last part is a beginning while the reader is typing. */
function wordQuery(word: QueryWord, typos: boolean): MiniQuery {
  return {
    combineWith: 'OR',
    queries: word.forms.map((terms) => ({
      combineWith: 'AND',
      queries: terms.map((term, index) => ({
        queries: [term],
        prefix: word.open && index === terms.length - 1,
        fuzzy: typos ? typosIn(term) : false,
      })),
    })),
  };
}

/** Every word of the query; words that `known` has as absent are searched with typing errors. */
function everyWord(query: Query, known: readonly boolean[]): MiniQuery {
  const words = query.words.map((word, index) => wordQuery(word, known[index] !== true));
  const joined = query.joins.map(({at, term}) => ({
    combineWith: 'AND' as const,
    queries: [{queries: [term]}, ...words.filter((_, index) => index !== at && index !== at + 1)],
  }));
  return {combineWith: 'OR', queries: [{combineWith: 'AND', queries: words}, ...joined]};
}

function anyWord(query: Query, known: readonly boolean[]): MiniQuery {
  return {
    combineWith: 'OR',
    queries: query.words.map((word, index) => wordQuery(word, known[index] !== true)),
  };
}
