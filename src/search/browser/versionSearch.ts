import type {LiteClient} from 'algoliasearch/lite';
import {loadSearchBackend} from './backend';
import type {SiteSearch} from './useSearchConfig';
import {readAnswer, type ReadAnswer} from './readAnswer';

export interface VersionSearch {
  readonly config: SiteSearch;
  readonly baseUrl: string;
  readonly locale: string;
  /** Name of the version to search: `current`, `2.0.0`. */
  readonly version: string;
  readonly query: string;
  readonly page?: number;
  readonly hitsPerPage: number;
}

let client: LiteClient | undefined;

/** Asks the site's search for hits of one version. The client, and the index behind it, load now. */
export async function searchVersion(search: VersionSearch): Promise<ReadAnswer> {
  const {config, baseUrl, locale, version, query, page = 0, hitsPerPage} = search;
  const tag = `docs-default-${version}`;
  const [{options}, {liteClient}] = await Promise.all([
    loadSearchBackend(config, baseUrl, [tag], locale),
    import('algoliasearch/lite'),
  ]);
  client ??= liteClient(config.appId, config.apiKey, options);
  const response = await client.search({
    requests: [
      {
        indexName: config.indexName,
        query,
        page,
        hitsPerPage,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        attributesToSnippet: ['content:24'],
        snippetEllipsisText: '…',
        facetFilters: [`language:${locale}`, [`docusaurus_tag:${tag}`]],
      },
    ],
  });
  return readAnswer(response, window.location.origin);
}
