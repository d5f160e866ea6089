import type {SearchConfig} from '../search/config';

/** Origins that a search asks: none where the reader's browser answers it, else the provider's hosts. */
export function searchOrigins({mode, appId}: Pick<SearchConfig, 'mode' | 'appId'>): string[] {
  if (mode.kind === 'embedded') return [];
  if (mode.hosts.length > 0) return [...mode.hosts];
  // The hosts of the client (algoliasearch 5.64.0, getDefaultHosts) that answer searches.
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...fallbacks];
}
