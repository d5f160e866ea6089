import {
  answerSearches,
  type IndexKey,
  type MissingPart,
  type SearchAnswer,
  type SearchRequest,
} from '../answer';
import type {SearchEngine} from '../engine';
import {unpackShard, type PackedShard} from '../pack';
import type {SearchShard} from '../records';
import {nameOf} from './indexFiles';

/** The engines of downloaded indexes: in a worker, or in the page. */
export interface Engines {
  /** Takes a chunk of an index that is being downloaded, if useful. */
  readonly takePiece?: (key: IndexKey, piece: string) => void;
  /**
   * Takes a complete index.
   *
   * @throws when it is damaged
   */
  readonly take: (key: IndexKey, index: string) => Promise<void>;
  /**
   * Takes a part that an answer missed.
   *
   * @throws when it is damaged
   */
  readonly takePart: (part: MissingPart, content: string) => Promise<void>;
  /**
   * Answers searches of the added indexes.
   *
   * @param without names of parts that cannot be had
   */
  readonly search: (
    requests: readonly SearchRequest[],
    without: ReadonlySet<string>,
  ) => Promise<readonly SearchAnswer[]>;
}

/** Creates the engine of a downloaded index. */
type MakeEngine = (index: string, key: IndexKey) => SearchEngine | Promise<SearchEngine>;

/**
 * Parses a downloaded index.
 *
 * @throws when it is invalid
 */
export function readShard(index: string): SearchShard {
  return unpackShard(JSON.parse(index) as PackedShard);
}

/** Engines in the current thread. */
export function createEngines(make: MakeEngine): Engines {
  const engines = new Map<string, SearchEngine>();
  return {
    take: async (key, index) => {
      engines.set(nameOf(key), await make(index, key));
    },
    takePart: ({key, name}, content) =>
      new Promise((resolve) => {
        engines.get(nameOf(key))?.takePart(name, content);
        resolve();
      }),
    search: (requests, without) =>
      answerSearches(requests, (tag, language) => engines.get(nameOf({tag, language})), without),
  };
}
