import {createMemoryCache, type Cache, type ClientOptions, type Host} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {SearchConfig} from '../config';
import {createEmbeddedSearch, type EmbeddedSearch} from './embedded';

export interface SearchClient {
  readonly client: LiteClient;
  /** Makes a version ready to be searched, where there is something to make ready. */
  readonly warm: EmbeddedSearch['warm'];
}

/**
 * Remembers hosts that are down, in memory. The client of version 5 looks a host up under another
 * key than it stores it under, so its own cache never hits (and its storage grows): here the key is
 * the host's address alone. Can go when algoliasearch looks up what it stored.
 */
function createHostsCache(): Cache {
  // States of hosts have methods, which serialising would lose.
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

function createSearchClient({mode, appId, apiKey}: SearchConfig, baseUrl: string): SearchClient {
  const common = {hostsCache: createHostsCache()} satisfies Partial<ClientOptions>;
  if (mode.kind === 'hosted') {
    const hosts = mode.hosts.length > 0 ? {hosts: mode.hosts.map(toHost)} : {};
    return {client: liteClient(appId, apiKey, {...common, ...hosts}), warm: () => undefined};
  }
  const embedded = createEmbeddedSearch(`${baseUrl}search-index/`);
  const client = liteClient(appId, apiKey, {
    ...common,
    requester: embedded.requester,
    // Never looked up: the requester answers without the network.
    hosts: [toHost('https://embedded.invalid')],
  });
  return {client, warm: embedded.warm};
}

let shared: SearchClient | undefined;

/** The one client of this page load, shared by the modal and the search page. */
export function searchClientFor(config: SearchConfig, baseUrl: string): SearchClient {
  shared ??= createSearchClient(config, baseUrl);
  return shared;
}
