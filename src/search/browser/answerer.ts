import type {SearchEngine} from '../engine';
import {unpackShard, type PackedShard} from '../pack';
import {answerQueries} from '../protocol';
import type {SearchShard} from '../records';
import {fetchManifest, fetchShard, type IndexKey} from './shard';

/** Answers the provider's calls from the index of this site, without a request to another host. */
export interface Answerer {
  /** Takes an index that was downloaded meanwhile; null where there is none. */
  readonly take: (key: IndexKey, shard: string | null) => void;
  /**
   * Answers the body of a call with the body of the response.
   *
   * @throws when an index that it needs cannot be had
   */
  readonly answer: (call: unknown) => Promise<unknown>;
}

/** The only call of the protocol that is made here. */
const CALL = '/1/indexes/*/queries';

type MakeEngine = (shard: SearchShard) => SearchEngine | Promise<SearchEngine>;

/** @param folder address of the indexes, `/search-index/` */
export function createAnswerer(folder: string, make: MakeEngine): Answerer {
  const engines = new Map<string, Promise<SearchEngine | undefined>>();
  const nameOf = ({tag, language}: IndexKey) => `${tag} ${language}`;
  const open = async (shard: string | null) =>
    shard === null ? undefined : make(unpackShard(JSON.parse(shard) as PackedShard));

  function keep(key: IndexKey, engine: Promise<SearchEngine | undefined>) {
    engines.set(nameOf(key), engine);
    // A lost download is not for ever: the next call tries again.
    engine.catch(() => {
      if (engines.get(nameOf(key)) === engine) engines.delete(nameOf(key));
    });
    return engine;
  }

  async function download(key: IndexKey): Promise<SearchEngine | undefined> {
    try {
      return await open(await fetchShard(folder, key, await fetchManifest(folder)));
    } catch {
      // A manifest that was kept on the way may name the shard of an earlier deployment, and what was kept may be
      // damaged: both are asked for again, past all caches, before the reader is told.
      const manifest = await fetchManifest(folder, 'reload');
      return open(await fetchShard(folder, key, manifest, 'reload'));
    }
  }

  return {
    take: (key, shard) => {
      keep(
        key,
        open(shard).catch(() => download(key)),
      ).catch(() => undefined);
    },
    async answer(call) {
      const {status, body} = await answerQueries(CALL, call, (tag, language) => {
        const key = {tag, language};
        return engines.get(nameOf(key)) ?? keep(key, download(key));
      });
      if (status !== 200) throw new Error(`The search refuses the call: ${JSON.stringify(body)}`);
      return body;
    },
  };
}
