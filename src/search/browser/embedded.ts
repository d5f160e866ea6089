import type {SearchManifest} from '../../plugins/search-index/shards';
import type {SearchEngine} from '../engine';
import {openEngine} from '../openEngine';
import type {PackedShard} from '../pack';
import {answerQueries} from '../protocol';
import type {SearchClient} from './searchClient';

/** A promise that is made once, and again after it failed: a lost download is not for ever. */
function retryable<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}

/** The only call of the protocol that is made here. */
const CALL = '/1/indexes/*/queries';

/** While pages are being written the index changes under the reader; a deployed one stays. */
const CHANGES = process.env.NODE_ENV === 'development';

/**
 * Answers the provider's calls from the index of this site, without a request to another host.
 *
 * @param folder address of the index, `/search-index/`
 */
export function createEmbeddedSearch(folder: string): SearchClient {
  const engines = new Map<string, () => Promise<SearchEngine | undefined>>();

  async function download(
    tag: string,
    language: string,
    cache: RequestCache,
  ): Promise<PackedShard | undefined> {
    const manifest = (await fetchJson(
      `${folder}manifest.json`,
      cache === 'reload' ? cache : 'no-cache',
    )) as SearchManifest;
    const name = manifest[tag]?.[language];
    // Names change with their content, so the browser may keep a shard for good.
    return name === undefined
      ? undefined
      : ((await fetchJson(folder + name, cache)) as PackedShard);
  }

  async function loadEngine(tag: string, language: string): Promise<SearchEngine | undefined> {
    const attempt = async (cache: RequestCache) => {
      const shard = await download(tag, language, cache);
      return shard && openEngine(shard);
    };
    // A manifest that was kept on the way may name the shard of an earlier deployment, and what was kept
    // may be damaged: both are asked for again, past all caches, before the reader is told.
    return attempt('default').catch(() => attempt('reload'));
  }

  function engineOf(tag: string, language: string): Promise<SearchEngine | undefined> {
    const key = `${tag} ${language}`;
    const get = engines.get(key) ?? retryable(() => loadEngine(tag, language));
    engines.set(key, get);
    return get();
  }

  return {
    warm: (tag, language) => {
      if (CHANGES) engines.clear();
      void engineOf(tag, language).catch(() => undefined);
    },
    async search(call) {
      const {status, body} = await answerQueries(CALL, call, engineOf);
      if (status !== 200) throw new Error(`The search refuses the call: ${JSON.stringify(body)}`);
      return body;
    },
  };
}
