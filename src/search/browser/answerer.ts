import type {EndRequest, Response} from '@algolia/client-common';
import type {SearchEngine} from '../engine';
import {unpackShard, type PackedShard} from '../pack';
import {answerQueries} from '../protocol';
import type {SearchShard} from '../records';
import {fetchManifest, fetchShard, nameOf, type IndexKey} from './shard';

/** A call of the provider's client, as far as it is looked at. */
export type Call = Pick<EndRequest, 'url' | 'data'>;

/** Answers the provider's calls from the index of this site, without a request to another host. */
export interface Answerer {
  /** Takes a piece of an index that is still on its way; only where that is of use. */
  readonly takePiece?: (key: IndexKey, piece: string) => void;
  /** Takes an index that was downloaded meanwhile; null where there is none. */
  readonly take: (key: IndexKey, shard: string | null) => void;
  /**
   * Answers a call as the provider does.
   *
   * @throws when an index that it needs cannot be had
   */
  readonly answer: (call: Call) => Promise<Response>;
}

/** Makes the engine of an index that was downloaded as this text. */
type MakeEngine = (index: string, key: IndexKey) => SearchEngine | Promise<SearchEngine>;

/**
 * Reads an index that was downloaded.
 *
 * @throws when it is not one
 */
export function readShard(index: string): SearchShard {
  return unpackShard(JSON.parse(index) as PackedShard);
}

/** @param folder address of the indexes, `/search-index/` */
export function createAnswerer(folder: string, make: MakeEngine): Answerer {
  const engines = new Map<string, Promise<SearchEngine | undefined>>();
  const open = async (key: IndexKey, index: string | null | undefined) =>
    typeof index === 'string' ? make(index, key) : undefined;

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
      const shard = await fetchShard(folder, key, await fetchManifest(folder));
      return await open(key, await shard?.text());
    } catch {
      // A manifest that was kept on the way may name the shard of an earlier deployment, and what was kept may be
      // damaged: both are asked for again, past all caches, before the reader is told.
      const manifest = await fetchManifest(folder, 'reload');
      return open(key, await (await fetchShard(folder, key, manifest, 'reload'))?.text());
    }
  }

  return {
    take: (key, shard) => {
      keep(
        key,
        open(key, shard).catch(() => download(key)),
      ).catch(() => undefined);
    },
    async answer({url, data = ''}) {
      const {status, body} = await answerQueries(
        new URL(url).pathname,
        JSON.parse(String(data)),
        (tag, language) => {
          const key = {tag, language};
          return engines.get(nameOf(key)) ?? keep(key, download(key));
        },
      );
      return {status, content: JSON.stringify(body), isTimedOut: false};
    },
  };
}
