import type {IndexKey, SearchAnswer, SearchRequest} from '../answer';
import {parseFilters} from '../filters';
import type {SearchClient} from './client';
import type {Engines} from './engines';
import {WorkerLost, enginesInWorker, type Started} from './enginesInWorker';
import {createLoader, type Coming} from './loader';

/** The search of this site's own index, without a request to another host. */
export interface EmbeddedSearch extends SearchClient {
  /** Takes an index that is being downloaded. */
  readonly take: (key: IndexKey, coming: Coming) => void;
}

/** Downloads of parts for a search of a split index: words, texts of what they find, and of what that brings up. */
const ROUNDS = 3;

/** The indexes that a search covers. */
function keysOf({facetFilters}: SearchRequest): IndexKey[] {
  const {tags, languages} = parseFilters(facetFilters);
  return languages.flatMap((language) => tags.map((tag) => ({tag, language})));
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

  /** Number of searches so far. */
  let searches = 0;

  async function search(requests: readonly SearchRequest[]): Promise<readonly SearchAnswer[]> {
    const {engines, loader} = await current();
    await Promise.all(requests.flatMap(keysOf).map(loader.ensure));
    searches += 1;
    const own = searches;
    let without: ReadonlySet<string> = new Set<string>();
    let answers = await engines.search(requests, without);
    for (let round = 0; round < ROUNDS; round += 1) {
      const all = answers.flatMap(({missing}) => missing ?? []);
      // The reader has typed on: the texts of these hits would not be seen.
      const missing = own === searches ? all : all.filter(({name}) => !name.startsWith('texts'));
      if (missing.length === 0) break;
      without = new Set([...without, ...(await loader.takeParts(missing))]);
      answers = await engines.search(requests, without);
    }
    if (without.size > 0 && answers.every(({hits}) => hits.length === 0)) {
      throw new Error('Parts of the search index are missing, and the others have no hit');
    }
    return answers;
  }

  return {
    take(key, coming) {
      // The error is shown in the search.
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
