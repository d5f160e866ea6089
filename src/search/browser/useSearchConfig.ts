import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchConfig} from '../config';

export interface SiteSearch extends SearchConfig {
  /** Address for reporting a query without hits; the query is appended. */
  readonly missingResultsUrl: string;
}

/** Search settings from the build. */
export function useSearchConfig(): SiteSearch {
  return useDocusaurusContext().siteConfig.customFields?.search as SiteSearch;
}
