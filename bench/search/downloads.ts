/* What a reader downloads for a search of the embedded index, and how well a split index agrees with the whole one. */
import {brotliCompressSync, constants} from 'node:zlib';
import {SearchEngine} from '../../src/search/engine';
import {packShard} from '../../src/search/pack';
import {urlOf, type SearchShard} from '../../src/search/records';
import {splitIndex} from './splitSearch';

export interface Downloads {
  readonly pages: number;
  readonly sections: number;
  /** In one file. Bytes after Brotli, as are all others. */
  readonly whole: number;
  /** What every search downloads. */
  readonly head: number;
  /** All parts. */
  readonly parts: number;
  /** By query, the head included: pasted by a reader who has not searched before. */
  readonly pasted: readonly number[];
  /** The same if the answer to each letter is awaited. */
  readonly typed: readonly number[];
  /** Processor time by keystroke, with reading the parts that it needs, in milliseconds. */
  readonly times: readonly number[];
  /** Share of queries with the same first hit as in the whole index, and of its first five that are among the first five. */
  readonly sameFirst: number;
  readonly commonFive: number;
}

/** As the finished build compresses them on a large site: the head at the highest level, parts quickly. */
function brotli(text: string, level: number): number {
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: level}}).length;
}

function processorTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** Measures the split index of a version. */
export function measureDownloads(shard: SearchShard, queries: readonly string[]): Downloads {
  const packed = JSON.stringify(packShard(shard));
  const {head, content, reader} = splitIndex(shard);
  const sizes = new Map(Array.from(content, ([name, text]) => [name, brotli(text, 6)]));
  const headBytes = brotli(head, 11);
  const bytesOf = (parts: readonly string[]) =>
    parts.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const engine = SearchEngine.of(shard);
  const times: number[] = [];
  let same = 0;
  let common = 0;
  const costs = queries.map((query) => {
    const urls = (found: ReturnType<typeof engine.search>) =>
      found.slice(0, 5).map(({page, section}) => urlOf(page, section));
    const {found, parts} = reader()(query);
    const [expected, first] = [urls(engine.search(query)), urls([...found])];
    if (expected[0] === first[0]) same += 1;
    common += expected.filter((url) => first.includes(url)).length / Math.max(expected.length, 1);
    const type = reader();
    let typed = headBytes;
    for (let length = 1; length <= query.length; length += 1) {
      const before = processorTime();
      const answer = type(query.slice(0, length));
      times.push(processorTime() - before);
      typed += bytesOf(answer.parts);
    }
    return {pasted: headBytes + bytesOf(parts), typed};
  });
  return {
    pages: shard.pages.length,
    sections: shard.pages.flatMap(({sections}) => sections).length,
    whole: brotli(packed, 11),
    head: headBytes,
    parts: bytesOf([...content.keys()]),
    pasted: costs.map(({pasted}) => pasted),
    typed: costs.map(({typed}) => typed),
    times,
    sameFirst: same / queries.length,
    commonFive: common / queries.length,
  };
}
