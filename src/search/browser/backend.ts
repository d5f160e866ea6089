import type {ClientOptions} from '@algolia/client-common';
import type {SearchConfig} from '../config';
import type {Started} from './inWorker';
import {fetchManifest, fetchShard, type IndexKey} from './shard';

/** Who answers the calls of the provider's clients: that of the modal, which DocSearch makes, and that of the search page. */
export interface SearchBackend {
  /** What a client takes to ask it. */
  readonly options: ClientOptions;
  /** Takes an index that is on its way, where one is needed. */
  readonly take: (key: IndexKey, shard: Promise<Response | null>) => void;
}

/** While pages are being written the index changes under the reader; a deployed one stays. */
const CHANGES = process.env.NODE_ENV === 'development';

function startWorker(folder: string): Started | undefined {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: folder});
    const failure = new Promise<void>((resolve) => {
      worker.onerror = (event) => {
        event.preventDefault();
        resolve();
      };
    });
    return {worker, failure};
  } catch {
    return undefined;
  }
}

async function load({mode}: SearchConfig, folder: string): Promise<SearchBackend> {
  if (mode.kind === 'hosted') {
    return (await import('./hosted')).createHostedSearch(mode.hosts);
  }
  const started = startWorker(folder);
  try {
    return (await import('./embedded')).createEmbeddedSearch(folder, started);
  } catch (error) {
    started?.worker.terminate();
    throw error;
  }
}

const ignore = () => undefined;

let shared: Promise<SearchBackend> | undefined;
const begun = new Set<string>();

/**
 * The one backend of this page load, shared by the modal and the search page. Its code and the indexes load now, all at
 * once: on a slow connection each step that waited for another would be seen.
 *
 * @param tags contextual tags of what will be searched
 */
export function loadSearchBackend(
  config: SearchConfig,
  baseUrl: string,
  tags: readonly string[],
  language: string,
): Promise<SearchBackend> {
  const folder = `${baseUrl}search-index/`;
  const backend = (shared ??= load(config, folder).catch((error: unknown) => {
    // The next attempt may find the code.
    shared = undefined;
    begun.clear();
    throw error;
  }));
  const wanted = tags.filter((tag) => CHANGES || !begun.has(tag));
  if (config.mode.kind === 'hosted' || wanted.length === 0) return backend;
  const manifest = fetchManifest(folder);
  for (const tag of wanted) {
    begun.add(tag);
    const key = {tag, language};
    const shard = manifest.then((found) => fetchShard(folder, key, found));
    backend.then(({take}) => {
      take(key, shard);
    }, ignore);
    // Who searches asks for it again, and is told then.
    shard.catch(ignore);
  }
  return backend;
}
