import type {SearchEngine} from './engine';
import {parseFilters} from './filters';
import {toHit, type SearchHit} from './hit';

/** The supported fields of one search of a call. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: unknown;
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

export interface SearchAnswer {
  readonly index: string;
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  /** Words of the texts that resemble a query without hits. Not in the provider's protocol. */
  readonly nearest?: readonly string[];
  /** Parts of split indexes with which the answer may be better. Not in the provider's protocol. */
  readonly missing?: readonly MissingPart[];
}

/** A part of a split index. */
export interface MissingPart {
  readonly key: IndexKey;
  readonly name: string;
}

/** Identifies an index: the contextual tag of a version, and a language. */
export interface IndexKey {
  readonly tag: string;
  readonly language: string;
}

/** Limits of the provider. */
const MAX_HITS_PER_PAGE = 1000;
const DEFAULT_HITS_PER_PAGE = 20;
/** Default tags of the search page. */
const DEFAULT_TAGS = {
  pre: '<span class="algolia-docsearch-suggestion--highlight">',
  post: '</span>',
};
const DEFAULT_SNIPPET_WORDS = 10;

function whole(value: unknown, fallback: number, max: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? Math.min(value, max)
    : fallback;
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

function snippetWords(attributes: unknown): number {
  const entries: readonly unknown[] = Array.isArray(attributes) ? attributes : [];
  const [words = 0] = entries.flatMap((entry) =>
    typeof entry === 'string' && entry.startsWith('content:') ? Number(entry.split(':')[1]) : [],
  );
  return Number.isInteger(words) && words > 0 ? words : DEFAULT_SNIPPET_WORDS;
}

/** Returns the engine of a contextual tag and a language; undefined if there is no such index. */
export type EngineLookup = (
  tag: string,
  language: string,
) => SearchEngine | undefined | Promise<SearchEngine | undefined>;

async function answerOne(
  request: SearchRequest,
  engines: EngineLookup,
  without: ReadonlySet<string>,
): Promise<SearchAnswer> {
  const query = text(request.query, '');
  const hitsPerPage = whole(request.hitsPerPage, DEFAULT_HITS_PER_PAGE, MAX_HITS_PER_PAGE);
  const page = whole(request.page, 0, Number.MAX_SAFE_INTEGER);
  const {tags, languages} = parseFilters(request.facetFilters);

  const searched: {engine: SearchEngine; key: IndexKey}[] = [];
  for (const language of languages) {
    for (const tag of tags) {
      const engine = await engines(tag, language);
      if (engine) searched.push({engine, key: {tag, language}});
    }
  }
  const sections = searched.flatMap(({engine}) => engine.search(query));
  sections.sort((a, b) => b.score - a.score);

  const format = {
    tags: {
      pre: text(request.highlightPreTag, DEFAULT_TAGS.pre),
      post: text(request.highlightPostTag, DEFAULT_TAGS.post),
    },
    words: snippetWords(request.attributesToSnippet),
    ellipsis: text(request.snippetEllipsisText, '…'),
  };
  const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const missing = searched.flatMap(({engine, key}) =>
    engine.missing(query, shown, without).map((name) => ({key, name})),
  );
  return {
    index: request.indexName,
    query,
    hits: shown.map((section) => toHit(section, format)),
    nbHits: sections.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(sections.length / hitsPerPage),
    hitsPerPage,
    ...(missing.length > 0 && {missing}),
    ...(sections.length === 0 && {
      nearest: [...new Set(searched.flatMap(({engine}) => engine.nearest(query)))],
    }),
  };
}

/**
 * Answers each request as the provider does, in their order.
 *
 * @param without names of parts that cannot be had
 */
export async function answerSearches(
  requests: readonly SearchRequest[],
  engines: EngineLookup,
  without: ReadonlySet<string> = new Set(),
): Promise<SearchAnswer[]> {
  const answers: SearchAnswer[] = [];
  for (const request of requests) answers.push(await answerOne(request, engines, without));
  return answers;
}
