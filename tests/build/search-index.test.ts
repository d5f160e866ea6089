import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, test} from 'vitest';
import {SEARCH_INDEX_SHARE} from '../../bench/budgets';
import {dataFolder} from '@site/src/profile/load';
import {readIndexes} from '@site/src/search/indexFolder';
import {packShard} from '@site/src/search/pack';
import type {SearchShard} from '@site/src/search/records';
import {latestPaths, nextPaths} from '../e2e/pages';
import {addressesOf, hasLabel, measure, split, success} from '../../bench/search/measure';
import queries from '../../bench/search/queries.json';
import furtherTuning from '../../bench/search/tuning.json';
import {ensureSite} from '../sites/ensure';
import {projectDir, shippedSite} from '../sites/paths';

/** Minimum quality: for the measuring half the guaranteed one, for the others the reached one. */
const FLOOR = {
  tuning: {at1: 0.97, at5: 0.99},
  further: {at1: 0.88, at5: 0.985},
  measuring: {at1: 0.95, at5: 0.99},
};

let shards: Map<string, SearchShard>;

beforeAll(async () => {
  const indexes = await readIndexes(await ensureSite(shippedSite));
  shards = new Map(indexes.map((index) => [index.version, index]));
});

const versions = [
  ['2.0.0', ''],
  ['current', '/next'],
] as const;

describe.each(versions)('the index of version %s', (version, prefix) => {
  const shard = () => {
    const found = shards.get(version);
    if (!found) throw new Error(`No index of version ${version}`);
    return found;
  };

  test('contains the text alternative of a diagram, not its labels, and no definitions', () => {
    const text = shard()
      .pages.flatMap(({sections}) => sections.map((section) => section.text))
      .join('\n');
    expect(text).toContain('Delegating moves tokens from your account into the pool');
    expect(text).not.toContain('free to spend');
    expect(text).toContain('mining set');
    expect(text).not.toContain('The validators that make and vote on blocks');
  });

  test('answers the labelled queries', () => {
    for (const [name, half] of Object.entries({...split(queries), further: furtherTuning})) {
      const {at1, at5} = success(measure(shard(), half, prefix));
      console.warn(
        `${version}, ${name}: right at first ${at1.toFixed(3)}, among five ${at5.toFixed(3)}`,
      );
      const floor = FLOOR[name as keyof typeof FLOOR];
      expect(at1).toBeGreaterThanOrEqual(floor.at1);
      expect(at5).toBeGreaterThanOrEqual(floor.at5);
    }
  });

  test('has no page of another version', () => {
    const paths = shard().pages.map((page) => page.path);
    expect(paths).toHaveLength((prefix === '' ? latestPaths : nextPaths).length);
    for (const page of paths) expect(/^\/next(?:\/|$)/u.test(page)).toBe(prefix === '/next');
    for (const {top} of measure(shard(), queries, prefix)) {
      if (top !== '–') expect(/^\/next(?:\/|$)/u.test(top)).toBe(prefix === '/next');
    }
  });

  test('has an address for all its words, and for nearly every label', () => {
    const own = addressesOf(shard());
    const words = JSON.parse(
      readFileSync(path.join(projectDir, dataFolder(version), 'search-words.json'), 'utf8'),
    ) as object;
    expect(Object.keys(words).filter((url) => !hasLabel(own, prefix, url))).toEqual([]);
    // The others are for methods and sections of a later version.
    const answerable = measure(shard(), [...queries, ...furtherTuning], prefix);
    expect(answerable.length).toBeGreaterThan(0.99 * (queries.length + furtherTuning.length));
  });

  test(`has at most ${SEARCH_INDEX_SHARE} times the size of its text`, () => {
    const bytes = (content: string) => gzipSync(content, {level: 9}).length;
    const index = bytes(JSON.stringify(packShard(shard())));
    const texts = shard().pages.flatMap(({sections}) => sections.map(({text}) => text));
    const text = bytes(JSON.stringify(texts));
    console.warn(`${version}: ${index} bytes after gzip, its text ${text}`);
    expect(index / text).toBeLessThanOrEqual(SEARCH_INDEX_SHARE);
  });
});

test('some version has an address for every label of the tuning half, and for one of each other label', () => {
  const known = versions.map(([version, prefix]) => {
    const shard = shards.get(version);
    const own = shard ? addressesOf(shard) : new Set<string>();
    return (label: string) => hasLabel(own, prefix, label);
  });
  const exists = (label: string) => known.some((has) => has(label));
  const {tuning, measuring} = split(queries);
  expect(
    [...tuning, ...furtherTuning].flatMap(({accepts}) => accepts.filter((url) => !exists(url))),
  ).toEqual([]);
  expect(measuring.filter(({accepts}) => !accepts.some(exists))).toEqual([]);
});
