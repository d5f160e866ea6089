import {parseFilters} from './filters';
import {toHit, type SearchHit} from './hit';
import type {EngineLookup} from './protocol';
import type {RankedSection} from './rank';

/** One search of a call, as far as it is looked at. Clients may put the settings into `params`. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facets?: string | readonly string[];
  readonly facetFilters?: unknown;
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly params?: string | Readonly<Record<string, unknown>>;
}

export interface SearchAnswer {
  readonly index: string;
  readonly query: string;
  readonly queryID: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly exhaustiveNbHits: true;
  readonly processingTimeMS: number;
}

/** Limits of the provider. */
const MAX_HITS_PER_PAGE = 1000;
const DEFAULT_HITS_PER_PAGE = 20;
/** What the search page looks for when no tags are asked for. */
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

/** Settings of a request: its own fields, over those in `params`. */
function settingsOf(request: SearchRequest): SearchRequest {
  const {params} = request;
  if (typeof params !== 'object') return request;
  return {...params, ...request};
}

function snippetWords(attributes: unknown): number {
  const entries: readonly unknown[] = Array.isArray(attributes) ? attributes : [];
  const [words = 0] = entries.flatMap((entry) =>
    typeof entry === 'string' && entry.startsWith('content:') ? Number(entry.split(':')[1]) : [],
  );
  return Number.isInteger(words) && words > 0 ? words : DEFAULT_SNIPPET_WORDS;
}

/** A number that is the same for the same query: answers stay reproducible. */
function queryId(index: string, query: string): string {
  let hash = 0x811c9dc5;
  for (const char of `${index}\n${query}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(32, '0');
}

export async function answerOne(
  request: SearchRequest,
  engines: EngineLookup,
): Promise<SearchAnswer> {
  const started = Date.now();
  const settings = settingsOf(request);
  const query = text(settings.query, '');
  const hitsPerPage = whole(settings.hitsPerPage, DEFAULT_HITS_PER_PAGE, MAX_HITS_PER_PAGE);
  const page = whole(settings.page, 0, Number.MAX_SAFE_INTEGER);
  const {tags, languages} = parseFilters(settings.facetFilters);

  const sections: RankedSection[] = [];
  const facets: Record<string, Record<string, number>> = {docusaurus_tag: {}, language: {}};
  for (const language of languages) {
    for (const tag of tags) {
      const found = (await engines(tag, language))?.search(query) ?? [];
      sections.push(...found);
      if (found.length > 0) {
        const add = (facet: string, value: string) => {
          const counts = (facets[facet] ??= {});
          counts[value] = (counts[value] ?? 0) + found.length;
        };
        add('docusaurus_tag', tag);
        add('language', language);
      }
    }
  }
  sections.sort((a, b) => b.score - a.score);

  const format = {
    tags: {
      pre: text(settings.highlightPreTag, DEFAULT_TAGS.pre),
      post: text(settings.highlightPostTag, DEFAULT_TAGS.post),
    },
    words: snippetWords(settings.attributesToSnippet),
    ellipsis: text(settings.snippetEllipsisText, '…'),
  };
  const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    index: request.indexName,
    query,
    queryID: queryId(request.indexName, query),
    hits: shown.map((section) => toHit(section, format)),
    nbHits: sections.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(sections.length / hitsPerPage),
    hitsPerPage,
    facets,
    exhaustiveNbHits: true,
    processingTimeMS: Date.now() - started,
  };
}
