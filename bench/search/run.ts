/* `npm run bench:search [-- build [downloads,speed,…]]`: the search figures of bench/README.md. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {unpackShard, type PackedShard} from '../../src/search/pack';
import type {SearchShard} from '../../src/search/records';
import {split, type LabelledQuery} from './measure';
import queries from './queries.json';
import {bundledBytes, ownCodeBytes} from './code';
import {measureDownloads} from './downloads';
import {firstHits} from './firstHits';
import {headingsOf, withForeignPages} from './foreignShard';
import {manyPages} from './manyPages';
import {pagefind} from './pagefind';
import {ours, vitePress, type Searcher} from './peers';
import {installPeers} from './peersCache';
import {searchLocal} from './searchLocal';

const folder = path.join(process.argv[2] ?? 'build', 'search-index');

/** CPU time: other programs on the machine do not count. */
function milliseconds(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Every prefix of every query, as a reader types it. */
function keystrokes(labelled: readonly LabelledQuery[]): string[] {
  return labelled.flatMap(({query}) =>
    Array.from({length: query.length}, (_, at) => query.slice(0, at + 1)),
  );
}

function row(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function head(cells: readonly string[]): void {
  console.log('');
  row(cells);
  row(cells.map((_, at) => (at === 0 ? '---' : '--:')));
}

async function quality(searcher: Searcher, labelled: readonly LabelledQuery[]): Promise<string[]> {
  const ranks: number[] = [];
  for (const {query, accepts} of labelled) {
    const urls = await searcher.search(query);
    ranks.push(urls.findIndex((url) => accepts.includes(url)));
  }
  const share = (limit: number) =>
    (ranks.filter((rank) => rank >= 0 && rank < limit).length / ranks.length).toFixed(3);
  return [share(1), share(5)];
}

/** Wall-clock time, because some of the searches run in another process. */
async function waits(searcher: Searcher, typed: readonly string[]): Promise<string[]> {
  const times: number[] = [];
  for (const text of typed) {
    const started = performance.now();
    await searcher.search(text);
    times.push(performance.now() - started);
  }
  return [quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(1));
}

function speed(make: () => Searcher, typed: readonly string[]): string[] {
  let searcher: Searcher | undefined;
  const ready = milliseconds(() => {
    searcher = make();
  });
  const times = typed.map((text) => milliseconds(() => void searcher?.search(text)));
  return [ready, quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(1));
}

const file = readdirSync(folder).find((name) => /^docs-default-2\.0\.0.*\.json$/u.test(name)) ?? '';
const content = readFileSync(path.join(folder, file));
const shard: SearchShard = unpackShard(JSON.parse(content.toString()) as PackedShard);
const {tuning, measuring} = split(queries);
const peers = [ours, vitePress];
const build = process.argv[2] ?? 'build';
const {length: indexBytes} = gzipSync(content, {level: 9});

async function compareAnswers(): Promise<void> {
  installPeers();
  const searchers: Searcher[] = [
    {...ours(shard), indexBytes, codeBytes: await ownCodeBytes(build)},
    {...vitePress(shard), codeBytes: await bundledBytes('minisearch')},
    await pagefind(shard, build),
    await searchLocal(shard, build),
  ];
  const typed = keystrokes(tuning).filter((_, at) => at % 6 === 0);
  head([
    ...['22 pages', 'tuning @1', '@5', 'measuring @1', '@5'],
    ...['index, bytes after gzip', 'code', 'keystroke p50, ms', 'p95'],
  ]);
  for (const searcher of searchers) {
    const halves = [...(await quality(searcher, tuning)), ...(await quality(searcher, measuring))];
    const bytes = [searcher.indexBytes ?? '–', searcher.codeBytes ?? '–'];
    row([searcher.name, ...halves, ...bytes, ...(await waits(searcher, typed))]);
    await searcher.close?.();
  }
}

/** The version as built, and with foreign pages. */
const sizes = [0, 300, 1000].map((pages) => (pages === 0 ? shard : withForeignPages(shard, pages)));

function typedInto(grown: SearchShard): string[] {
  const labelled = keystrokes(tuning);
  if (grown === shard) return labelled;
  const foreign = headingsOf(grown, 40).flatMap((query) =>
    Array.from(query, (_, at) => query.slice(0, at + 1)),
  );
  return [...labelled.filter((_, at) => at % 6 === 0), ...foreign];
}

/** What a reader downloads before the first hits of a query, after Brotli as hosts send it. */
function compareDownloads(): void {
  head([
    ...['pages', 'sections', 'one file', 'head', 'all parts', 'before first hits, half', 'at most'],
    ...['typed letter by letter, half', 'at most', 'keystroke p50, ms', 'p95'],
    ...['same first hit', 'common of five'],
  ]);
  for (const grown of sizes.slice(1)) {
    const labelled = queries.filter((_, at) => at % 8 === 0).map(({query}) => query);
    const all = measureDownloads(grown, [...labelled, ...headingsOf(grown, 20)]);
    row([
      ...[all.pages, all.sections, all.whole, all.head, all.parts],
      ...[all.pasted, all.typed].flatMap((bytes) => [quantile(bytes, 0.5), Math.max(...bytes)]),
      ...[quantile(all.times, 0.5), quantile(all.times, 0.95)].map((time) => time.toFixed(1)),
      ...[all.sameFirst, all.commonFive].map((share) => share.toFixed(3)),
    ]);
  }
}

function compareSpeed(): void {
  for (const grown of sizes) {
    const sample = typedInto(grown);
    head([
      `${grown.pages.length} pages, ms of processor time`,
      'index made',
      'keystroke p50',
      'p95',
    ]);
    for (const peer of peers) row([peer(shard).name, ...speed(() => peer(grown), sample)]);
  }
}

async function typeInBrowser(): Promise<void> {
  const labelled = tuning.filter((_, at) => at % 6 === 0).map(({query}) => query);
  head([
    ...['in the browser, ms on the clock', 'first answer'],
    ...['answer p50', 'p95', 'painted p50', 'p95'],
  ]);
  for (const grown of sizes) {
    const queries = grown === shard ? labelled : [...labelled, ...headingsOf(grown, 10)];
    const {ready, answers, painted} = await manyPages(build, grown, queries);
    const times = [answers, painted].flatMap((all) => [quantile(all, 0.5), quantile(all, 0.95)]);
    row([`${grown.pages.length} pages`, ready.toFixed(0), ...times.map((time) => time.toFixed(1))]);
  }
}

async function measureFirstHits(): Promise<void> {
  const times = await firstHits(build, 5);
  head(['first hits on a phone, ms', 'lowest', 'median', 'highest']);
  row(['this site', ...[0, 0.5, 1].map((share) => quantile(times, share).toFixed(0))]);
}

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  answers: compareAnswers,
  downloads: compareDownloads,
  speed: compareSpeed,
  browser: typeInBrowser,
  phone: measureFirstHits,
};

async function main(): Promise<void> {
  for (const name of process.argv[3]?.split(',') ?? Object.keys(parts)) await parts[name]?.();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
