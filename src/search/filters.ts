/** The versions and languages to which a search is limited. */
export interface SearchScope {
  readonly tags: readonly string[];
  readonly languages: readonly string[];
}

/** A search without filters covers nothing, rather than a mixture of versions. */
const NOTHING: SearchScope = {tags: [], languages: []};

/**
 * Reads the provider's facet filters: a list whose entries must all match, an inner list being alternatives. Only
 * `docusaurus_tag` and `language` occur in this site's searches.
 */
export function parseFilters(filters: unknown): SearchScope {
  if (!Array.isArray(filters)) return NOTHING;
  const scope: {docusaurus_tag: string[]; language: string[]} = {docusaurus_tag: [], language: []};
  for (const group of filters as unknown[]) {
    const values: unknown[] = Array.isArray(group) ? group : [group];
    for (const value of values) {
      if (typeof value !== 'string') continue;
      const colon = value.indexOf(':');
      const facet = value.slice(0, colon);
      if (facet === 'docusaurus_tag' || facet === 'language')
        scope[facet].push(value.slice(colon + 1));
    }
  }
  return {tags: [...new Set(scope.docusaurus_tag)], languages: [...new Set(scope.language)]};
}
