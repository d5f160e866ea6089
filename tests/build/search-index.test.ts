import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, test} from 'vitest';
import {SEARCH_INDEX_SHARE} from '../../bench/budgets';
import {dataFolder, loadProfile} from '@site/src/profile/load';
import {withSlashes} from '@site/src/profile/sitePath';
import {readIndexes} from '@site/src/search/indexFolder';
import {packShard} from '@site/src/search/pack';
import {urlOf, type SearchShard} from '@site/src/search/records';
import {chooseParts} from '@site/src/tokens/conditions';
import {lackingSections} from '@site/src/versionFacts/lackingSections';
import {sectionsOf} from '@site/src/versionFacts/sections';
import {versions} from '../versions';
import {whyAbsent} from '../absent';
import {latestPaths, nextPaths} from '../e2e/pages';
import {latestName} from '../e2e/versions';
import {type LabelledQuery, measure, split, success} from '../../bench/search/measure';
import queries from '../../bench/search/queries.json';
import furtherTuning from '../../bench/search/tuning.json';
import {completeProfile} from '../pages/completeProfile';
import {ensureSite} from '../sites/ensure';
import {projectDir, shippedSite} from '../sites/paths';
import {skipWhen} from '../skipWhen';

/** Minimum quality: for the measuring half the guaranteed one, for the others the reached one. */
const FLOOR = {
  tuning: {at1: 0.97, at5: 0.99},
  further: {at1: 0.88, at5: 0.985},
  measuring: {at1: 0.95, at5: 0.99},
};

const lacking = lackingSections(projectDir, ['current', ...versions]);

const addressOf = (page: string, id: string) => `/${page === 'specification' ? '' : page}#${id}`;

/** Sections of a version that the site has if its network has everything optional, and that this network's pages lack. */
function withoutPart(version: string): string[] {
  const folder = path.join(projectDir, path.dirname(dataFolder(version)));
  const own = loadProfile(projectDir, version);
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return names
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('_'))
    .flatMap((name) => {
      const source = fs.readFileSync(path.join(folder, name), 'utf8');
      const page = withSlashes(name).replace(/\.mdx$/u, '');
      const here = sectionsOf(chooseParts(source, own));
      const all = [...sectionsOf(chooseParts(source, completeProfile)).keys()];
      return all.filter((id) => !here.has(id)).map((id) => addressOf(page, id));
    });
}

/** Why the labelled queries, which are about pages with all their parts, are not asked. */
function whyNotAsked(version: string): string | undefined {
  const asked = new Set([...queries, ...furtherTuning].flatMap(({accepts}) => accepts));
  const first = withoutPart(version).find((address) => asked.has(address));
  return first && `the network has not everything that labelled queries ask for: no ${first}`;
}

/** Queries with those of their answers that the sources of a version have; labels are those of Next. */
function answerable(all: readonly LabelledQuery[], version: string): LabelledQuery[] {
  const gone = Object.entries(lacking[version] ?? {}).flatMap(([page, ids]) =>
    ids.map((id) => addressOf(page, id)),
  );
  return all
    .filter(({accepts}) => !accepts.some((url) => whyAbsent(url) !== undefined))
    .map((query) => ({...query, accepts: query.accepts.filter((url) => !gone.includes(url))}))
    .filter(({accepts}) => accepts.length > 0);
}

/** Words of readers for sections of a version. */
function wordsOf(version: string): Readonly<Record<string, string>> {
  const file = path.join(projectDir, dataFolder(version), 'search-words.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
}

let shards: Map<string, SearchShard>;

beforeAll(async () => {
  const indexes = await readIndexes(await ensureSite(shippedSite));
  shards = new Map(indexes.map((index) => [index.version, index]));
});

describe.each([
  [latestName, ''],
  ...(versions.length > 0 ? [['current', '/next'] as const] : []),
] as const)('the index of version %s', (version, prefix) => {
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
    skipWhen(whyNotAsked(version));
    const halves = {...split(queries), further: furtherTuning};
    for (const [name, all] of Object.entries(halves)) {
      const half = answerable(all, version);
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

  test('has an address for every label of the tuning half, and for one of each other label', () => {
    skipWhen(whyNotAsked(version));
    const known = new Set(
      shard().pages.flatMap((page) => page.sections.map((section) => urlOf(page, section))),
    );
    const exists = (accepted: string) =>
      known.has(prefix + (prefix && accepted === '/' ? '/' : accepted));
    const {tuning, measuring} = split(queries);
    const labels = answerable([...tuning, ...furtherTuning], version);
    expect(labels.flatMap(({accepts}) => accepts.filter((url) => !exists(url)))).toEqual([]);
    expect(Object.keys(wordsOf(version)).filter((url) => !exists(url))).toEqual([]);
    const others = answerable(measuring, version);
    expect(others.filter(({accepts}) => !accepts.some(exists))).toEqual([]);
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
