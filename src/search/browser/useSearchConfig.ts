import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchConfig} from '../config';

export interface SiteSearch extends SearchConfig {
  /** Address to report a query at that found nothing; the query is appended. */
  readonly missingResultsUrl: string;
}

/** Search settings that were decided at build. */
export function useSearchConfig(): SiteSearch {
  return useDocusaurusContext().siteConfig.customFields?.search as SiteSearch;
}
