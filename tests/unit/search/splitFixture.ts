import {renderIndex, type IndexFile} from '../../../src/plugins/search-index/shards';
import {splitShard} from '../../../src/plugins/search-index/split';
import {SearchEngine} from '../../../src/search/engine';
import {unpackShard, type PackedShard} from '../../../src/search/pack';
import type {RankedSection} from '../../../src/search/rank';
import type {SearchShard} from '../../../src/search/records';

/** What a search of a split index answered, and what it downloaded beside the head. */
export interface SplitAnswer {
  readonly found: readonly RankedSection[];
  readonly parts: readonly string[];
}

/** Downloads for one search, as in the browser. */
const ROUNDS = 3;

/** Searches a split index as a reader who has not searched before. */
export function splitSearch(shard: SearchShard) {
  const {head, parts} = splitShard(shard);
  const text = JSON.stringify(head);
  const content = new Map(parts.map((part) => [part.name, part.content]));
  return {
    head: text,
    content,
    search(query: string, without: ReadonlySet<string> = new Set()): SplitAnswer {
      const engine = SearchEngine.of(unpackShard(JSON.parse(text) as PackedShard));
      const taken: string[] = [];
      let found = engine.search(query);
      for (let round = 0; round < ROUNDS; round += 1) {
        const missing = engine.missing(query, found.slice(0, 20), without);
        for (const name of missing) engine.takePart(name, content.get(name) ?? '');
        taken.push(...missing);
        if (missing.length > 0) found = engine.search(query);
      }
      return {found, parts: taken};
    },
  };
}

/** The files of a split index. */
export function splitFiles(shard: SearchShard): readonly IndexFile[] {
  return renderIndex([shard], 0).files;
}
