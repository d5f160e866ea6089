import type {SearchAnswer, SearchRequest} from '../answer';
import {parseFilters} from '../filters';
import type {SearchClient} from './client';
import type {Engines} from './engines';
import {WorkerLost, enginesInWorker, type Started} from './enginesInWorker';
import {RETRY} from './fetchWithin';
import {fetchIndex, fetchManifest, nameOf, type IndexKey} from './indexFiles';

/** A pending index, or null if there is none. */
type Coming = Promise<Response | null>;

/** The search of this site's own index, without a request to another host. */
export interface EmbeddedSearch extends SearchClient {
  /** Takes an index that is being downloaded. */
  readonly take: (key: IndexKey, coming: Coming) => void;
}

/** The indexes that a search covers. */
function keysOf({facetFilters}: SearchRequest): IndexKey[] {
  const {tags, languages} = parseFilters(facetFilters);
  return languages.flatMap((language) => tags.map((tag) => ({tag, language})));
}

/** Reads a response to its end, reporting each chunk. */
async function readPieces(
  response: Response,
  onPiece: ((piece: string) => void) | undefined,
): Promise<string> {
  if (!onPiece || !response.body) return response.text();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text;
    text += value;
    onPiece(value);
  }
}

/** Adds indexes to engines, each once. */
function createLoader(folder: string, engines: Engines) {
  const loaded = new Map<string, Promise<void>>();

  async function put(key: IndexKey, coming: Coming): Promise<void> {
    const response = await coming;
    if (!response) return;
    const {takePiece} = engines;
    const onPiece =
      takePiece &&
      ((piece: string) => {
        takePiece(key, piece);
      });
    await engines.take(key, await readPieces(response, onPiece));
  }

  async function load(key: IndexKey, coming: Coming): Promise<void> {
    try {
      await put(key, coming);
    } catch (error) {
      if (error instanceof WorkerLost) throw error;
      // A cached manifest may name the index of an earlier deployment, and cached files may be damaged: both are
      // requested again, bypassing all caches, before an error is shown.
      await put(key, fetchIndex(folder, key, await fetchManifest(folder, RETRY), RETRY));
    }
  }

  function take(key: IndexKey, coming: Coming): Promise<void> {
    const loading = load(key, coming);
    loaded.set(nameOf(key), loading);
    // Failed downloads are requested again with the next search.
    loading.catch(() => {
      if (loaded.get(nameOf(key)) === loading) loaded.delete(nameOf(key));
    });
    return loading;
  }

  return {
    take,
    ensure: (key: IndexKey) =>
      loaded.get(nameOf(key)) ??
      take(
        key,
        fetchManifest(folder).then((manifest) => fetchIndex(folder, key, manifest)),
      ),
  };
}

/**
 * Searches the index of this site.
 *
 * @param folder address of the index, `/search-index/`
 * @param started engines in a worker, if there is one
 */
export function createEmbeddedSearch(folder: string, started: Started | undefined): EmbeddedSearch {
  const withLoader = (engines: Engines) => ({engines, loader: createLoader(folder, engines)});
  type Place = ReturnType<typeof withLoader>;
  let place: Promise<Place> | undefined =
    started && Promise.resolve(withLoader(enginesInWorker(started)));
  // Pending calls of the worker fail, and are repeated in the page.
  void started?.failure.then(() => {
    place = undefined;
  });
  const inPage = async (): Promise<Place> =>
    withLoader((await import('./enginesInPage')).enginesInPage());
  const current = () =>
    (place ??= inPage().catch((error: unknown) => {
      // The next search may find the code.
      place = undefined;
      throw error;
    }));

  async function search(requests: readonly SearchRequest[]): Promise<readonly SearchAnswer[]> {
    const {engines, loader} = await current();
    await Promise.all(requests.flatMap(keysOf).map(loader.ensure));
    return engines.search(requests);
  }

  return {
    take(key, coming) {
      // The error is shown to whoever searches.
      current()
        .then(({loader}) => loader.take(key, coming))
        .catch(() => undefined);
    },
    async search({requests}) {
      try {
        return {results: await search(requests)};
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
        return {results: await search(requests)};
      }
    },
  };
}
