import {createMemoryCache, type Cache, type Host} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';

/**
 * Remembers hosts that are down, in memory. The client of version 5 reads a host's state under another key than it
 * stores it, so its own cache never hits (and its storage grows): here the key is the host's address. Can be removed
 * when algoliasearch reads what it stored.
 */
function createHostsCache(): Cache {
  // Host states have methods, which serialising would lose.
  const memory = createMemoryCache({serializable: false});
  const keyOf = (key: unknown): string =>
    typeof key === 'object' && key !== null && 'url' in key ? String(key.url) : JSON.stringify(key);
  return {
    get: (key, defaultValue, events) => memory.get(keyOf(key), defaultValue, events),
    set: (key, value) => memory.set(keyOf(key), value),
    delete: (key) => memory.delete(keyOf(key)),
    clear: () => memory.clear(),
  };
}

function toHost(origin: string): Host {
  const {host, protocol} = new URL(origin);
  return {url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'};
}

/**
 * The provider's own client: a host has one second to connect and two to answer (30 for writes), and is skipped for 120
 * seconds when it fails.
 *
 * @param hosts origins to use instead of the provider's own; none for the default
 */
export function createHostedClient(
  appId: string,
  apiKey: string,
  hosts: readonly string[],
): LiteClient {
  return liteClient(appId, apiKey, {
    hostsCache: createHostsCache(),
    ...(hosts.length > 0 && {hosts: hosts.map(toHost)}),
  });
}
