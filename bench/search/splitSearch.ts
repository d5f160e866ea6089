/* A split index, searched as a browser searches it. */
import {splitShard} from '../../src/plugins/search-index/split';
import {SearchEngine} from '../../src/search/engine';
import {unpackShard, type PackedShard} from '../../src/search/pack';
import type {RankedSection} from '../../src/search/rank';
import type {SearchShard} from '../../src/search/records';

/** Downloads for one search, and hits that are shown, as in the browser. */
const ROUNDS = 3;
const SHOWN = 20;

/** What a search found, and the parts that it downloaded. */
export interface SplitAnswer {
  readonly found: readonly RankedSection[];
  readonly parts: readonly string[];
}

export interface SplitIndex {
  /** What every search downloads first. */
  readonly head: string;
  /** The parts by name. */
  readonly content: ReadonlyMap<string, string>;
  /** A reader who has not searched before; parts are kept from search to search. */
  readonly reader: () => (query: string, without?: ReadonlySet<string>) => SplitAnswer;
}

/** Splits an index of any size. */
export function splitIndex(shard: SearchShard): SplitIndex {
  const {head: packed, parts: all} = splitShard(shard);
  const head = JSON.stringify(packed);
  const content = new Map(all.map((part) => [part.name, part.content]));
  return {
    head,
    content,
    reader() {
      const engine = SearchEngine.of(unpackShard(JSON.parse(head) as PackedShard));
      return (query, without = new Set()) => {
        const parts: string[] = [];
        let found = engine.search(query);
        for (let round = 0; round < ROUNDS; round += 1) {
          const missing = engine.missing(query, found.slice(0, SHOWN), without);
          if (missing.length === 0) break;
          for (const name of missing) engine.takePart(name, content.get(name) ?? '');
          parts.push(...missing);
          found = engine.search(query);
        }
        return {found, parts};
      };
    },
  };
}
