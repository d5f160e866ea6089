import type {Answerer} from './answerer';
import {WorkerLost, inWorker} from './inWorker';
import type {SearchClient} from './searchClient';

/** An answerer in the page itself, for browsers that let it have no worker. */
async function inPage(folder: string): Promise<Answerer> {
  const [{createAnswerer}, {SearchEngine}] = await Promise.all([
    import('./answerer'),
    import('../engine'),
  ]);
  return createAnswerer(folder, (shard) => SearchEngine.inSteps(shard));
}

/**
 * Answers the provider's calls from the index of this site, without a request to another host.
 *
 * @param folder address of the index, `/search-index/`
 * @param worker where the engine works, if there is one
 */
export function createEmbeddedSearch(folder: string, worker: Worker | undefined): SearchClient {
  let answerer: Answerer | Promise<Answerer> = worker ? inWorker(worker) : inPage(folder);
  const taken = new Set<Promise<unknown>>();
  return {
    take(key, shard) {
      // What could not be downloaded is asked for again when it is needed.
      const done: Promise<unknown> = Promise.all([answerer, shard])
        .then(([{take}, text]) => {
          take(key, text);
        })
        .catch(() => undefined)
        .finally(() => taken.delete(done));
      taken.add(done);
    },
    async search(call) {
      await Promise.all(taken);
      try {
        return await (await answerer).answer(call);
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
        answerer = inPage(folder);
        return (await answerer).answer(call);
      }
    },
  };
}
