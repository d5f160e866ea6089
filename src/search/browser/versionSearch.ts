import {loadSearchClient} from './loadSearchClient';
import {readAnswer, type ReadAnswer} from './readAnswer';
import {searchRequest} from './request';
import type {SiteSearch} from './useSearchConfig';

export interface VersionSearch {
  readonly config: SiteSearch;
  readonly baseUrl: string;
  readonly locale: string;
  /** Name of the version to search: `current`, `2.0.0`. */
  readonly version: string;
  readonly query: string;
  /** 0-based. */
  readonly page?: number;
}

/** Searches one version. Loads the client and the index immediately. */
export async function searchVersion(search: VersionSearch): Promise<ReadAnswer> {
  const {config, baseUrl, locale, version, query, page = 0} = search;
  const tag = `docs-default-${version}`;
  const client = await loadSearchClient(config, baseUrl, [tag], locale);
  const {indexName} = config;
  const request = searchRequest({indexName, query, language: locale, tags: [tag], page});
  return readAnswer(await client.search({requests: [request]}), window.location.origin);
}
