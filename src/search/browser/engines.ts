import {answerSearches, type SearchAnswer, type SearchRequest} from '../answer';
import type {SearchEngine} from '../engine';
import {unpackShard, type PackedShard} from '../pack';
import type {SearchShard} from '../records';
import {nameOf, type IndexKey} from './indexFiles';

/** The engines of the indexes that were downloaded: in a worker, or in the page. */
export interface Engines {
  /** Takes a piece of an index that is still on its way; only where that is of use. */
  readonly takePiece?: (key: IndexKey, piece: string) => void;
  /**
   * Takes an index as a whole.
   *
   * @throws when it is damaged
   */
  readonly take: (key: IndexKey, index: string) => Promise<void>;
  /** Answers searches of the indexes that were taken. */
  readonly search: (requests: readonly SearchRequest[]) => Promise<readonly SearchAnswer[]>;
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

/** Engines where this is called. */
export function createEngines(make: MakeEngine): Engines {
  const engines = new Map<string, SearchEngine>();
  return {
    take: async (key, index) => {
      engines.set(nameOf(key), await make(index, key));
    },
    search: (requests) =>
      answerSearches(requests, (tag, language) => engines.get(nameOf({tag, language}))),
  };
}
