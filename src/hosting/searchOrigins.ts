import type {SearchConfig} from '../search/config';

/** Origins of search requests: none for the embedded search, else the provider's hosts. */
export function searchOrigins({mode, appId}: Pick<SearchConfig, 'mode' | 'appId'>): string[] {
  if (mode.kind === 'embedded') return [];
  if (mode.hosts.length > 0) return [...mode.hosts];
  // The search hosts of the client (algoliasearch 5.64.0, getDefaultHosts).
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...fallbacks];
}
