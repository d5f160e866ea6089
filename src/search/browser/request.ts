/** Variable parameters of a search; all others are constant for this site. */
export interface Wanted {
  readonly indexName: string;
  readonly query: string;
  readonly language: string;
  /** Contextual tags of what is searched: a version's `docs-default-2.0.0`. */
  readonly tags: readonly string[];
  /** 0-based. */
  readonly page: number;
}

/** The specified number of hits per page. */
const HITS_PER_PAGE = 20;

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Number of words of a snippet: fewer on narrow screens, by the same rule as DocSearch. */
function snippetWords(): number {
  return matchMedia('(max-width: 768px)').matches ? 5 : 10;
}

/** The request of the search page and of the not-found page: equal to that of DocSearch 3.9.0 for the modal. */
export function searchRequest({indexName, query, language, tags, page}: Wanted) {
  const words = snippetWords();
  return {
    indexName,
    query,
    page,
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS, 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
  };
}
