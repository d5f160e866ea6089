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
  /** Counted from 0. */
  readonly page?: number;
}

/** Asks the site's search for hits of one version. The client, and the index behind it, load now. */
export async function searchVersion(search: VersionSearch): Promise<ReadAnswer> {
  const {config, baseUrl, locale, version, query, page = 0} = search;
  const tag = `docs-default-${version}`;
  const client = await loadSearchClient(config, baseUrl, [tag], locale);
  const {indexName} = config;
  const request = searchRequest({indexName, query, language: locale, tags: [tag], page});
  return readAnswer(await client.search({requests: [request]}), window.location.origin);
}
