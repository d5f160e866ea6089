import type {SearchConfig} from '../config';
import {INDEX_FOLDER} from '../manifest';
import type {SearchClient} from './client';
import type {EmbeddedSearch} from './embedded';
import type {Started} from './enginesInWorker';
import {fetchIndex, fetchManifest} from './indexFiles';

/** In development the index changes while pages are open; a deployed one does not. */
const CHANGES = process.env.NODE_ENV === 'development';

function startWorker(): Started | undefined {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
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

async function load(
  {mode, appId, apiKey}: SearchConfig,
  folder: string,
): Promise<SearchClient & Partial<EmbeddedSearch>> {
  if (mode.kind === 'hosted') {
    const {createHostedClient} = await import('./hosted');
    const client = createHostedClient(appId, apiKey, mode.hosts);
    // Its types require mutable lists.
    return {search: (call) => client.search(call as Parameters<typeof client.search>[0])};
  }
  const started = startWorker();
  try {
    return (await import('./embedded')).createEmbeddedSearch(folder, started);
  } catch (error) {
    started?.worker.terminate();
    throw error;
  }
}

const ignore = () => undefined;

let shared: ReturnType<typeof load> | undefined;
const begun = new Set<string>();

/**
 * The shared client of this page load. Its code and the indexes are loaded in parallel: on a slow connection sequential
 * requests would be noticeable.
 *
 * @param tags contextual tags of the versions to search
 */
export function loadSearchClient(
  config: SearchConfig,
  baseUrl: string,
  tags: readonly string[],
  language: string,
): Promise<SearchClient> {
  const folder = `${baseUrl}${INDEX_FOLDER}/`;
  const client = (shared ??= load(config, folder).catch((error: unknown) => {
    // The next attempt may find the code.
    shared = undefined;
    begun.clear();
    throw error;
  }));
  const wanted = tags.filter((tag) => CHANGES || !begun.has(tag));
  if (config.mode.kind === 'hosted' || wanted.length === 0) return client;
  const manifest = fetchManifest(folder);
  for (const tag of wanted) {
    begun.add(tag);
    const key = {tag, language};
    const coming = manifest.then((found) => fetchIndex(folder, key, found));
    client.then(({take}) => take?.(key, coming), ignore);
    // A search requests it again, and shows the error then.
    coming.catch(ignore);
  }
  return client;
}
