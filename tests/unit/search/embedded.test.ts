// cspell:ignore unstub
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createEmbeddedSearch} from '../../../src/search/browser/embedded';
import type {Request, Response as Reply} from '../../../src/search/browser/worker';
import {packShard} from '../../../src/search/pack';
import {shard} from './fixture';

const KEY = {tag: shard.tag, language: shard.language};
const TEXT = JSON.stringify(packShard(shard));
const call = (query: string) => ({
  requests: [
    {indexName: 'docs', query, facetFilters: ['language:en', [`docusaurus_tag:${shard.tag}`]]},
  ],
});

/** Requested addresses, and cache modes. */
let asked: [url: string, cache: RequestCache | undefined][];

function answerFetch(): void {
  vi.stubGlobal('fetch', (url: string, {cache}: RequestInit) => {
    asked.push([url, cache]);
    const manifest = JSON.stringify({[shard.tag]: {en: 'shard.json'}});
    return Promise.resolve(new Response(url.endsWith('manifest.json') ? manifest : TEXT));
  });
}

beforeEach(() => {
  asked = [];
  answerFetch();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A worker with the given answers, or one that fails. */
class FakeWorker extends EventTarget {
  readonly heard: Request[] = [];

  constructor(private readonly reply: (id: number) => Reply | 'fails') {
    super();
  }

  postMessage(request: Request): void {
    this.heard.push(request);
    if (!('id' in request)) return;
    const reply = this.reply(request.id);
    this.dispatchEvent(
      reply === 'fails' ? new Event('error') : new MessageEvent('message', {data: reply}),
    );
  }
}

/** The search of the site, with engines in this worker or, without one, in the page. */
function createSearch(worker: FakeWorker | undefined) {
  const failure = new Promise((resolve) => worker?.addEventListener('error', resolve));
  return createEmbeddedSearch(
    '/search-index/',
    worker && {worker: worker as unknown as Worker, failure},
  );
}

const urls = (answer: unknown) =>
  (answer as {results: {hits: {url: string}[]}[]}).results[0]?.hits.map(({url}) => url);

/** A response with these chunks, which then ends or fails. */
function coming(pieces: readonly string[], breaksOff = false): Response {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[next];
      next += 1;
      if (piece !== undefined) controller.enqueue(encoder.encode(piece));
      else if (breaksOff) controller.error(new Error('lost'));
      else controller.close();
    },
  });
  return new Response(body);
}

it('passes the index to the worker in chunks, then complete, then the search', async () => {
  const worker = new FakeWorker((id) => ({id, result: [{query: 'delegate'}]}));
  const search = createSearch(worker);
  const pieces = [TEXT.slice(0, 40), TEXT.slice(40)];
  search.take(
    KEY,
    new Promise((resolve) => {
      setTimeout(resolve, 1, coming(pieces));
    }),
  );
  expect(await search.search(call('delegate'))).toEqual({results: [{query: 'delegate'}]});
  expect(worker.heard).toEqual([
    ...pieces.map((piece) => ({key: KEY, piece})),
    {id: 1, call: {key: KEY, index: TEXT}},
    {id: 2, call: {...call('delegate'), without: new Set()}},
  ]);
  expect(asked).toEqual([]);
});

it('requests an index that breaks off once more, bypassing all caches', async () => {
  const worker = new FakeWorker((id) => ({id, result: []}));
  const search = createSearch(worker);
  search.take(KEY, Promise.resolve(coming([TEXT.slice(0, 40)], true)));
  await search.search(call('delegate'));
  expect(worker.heard.filter((request) => 'id' in request)).toEqual([
    {id: 1, call: {key: KEY, index: TEXT}},
    {id: 2, call: {...call('delegate'), without: new Set()}},
  ]);
  expect(asked).toEqual([
    ['/search-index/manifest.json', 'reload'],
    ['/search-index/shard.json', 'reload'],
  ]);
});

it('downloads each index once for all queries', async () => {
  const search = createSearch(undefined);
  await Promise.all([search.search(call('delegate')), search.search(call('claim'))]);
  await search.search(call('validator'));
  expect(asked).toEqual([
    ['/search-index/manifest.json', 'no-cache'],
    ['/search-index/shard.json', 'default'],
  ]);
});

it('reports calls that the worker cannot answer, and continues', async () => {
  const worker = new FakeWorker((id) =>
    id === 2 ? {id, error: 'no answer'} : {id, result: [{query: String(id)}]},
  );
  const search = createSearch(worker);
  await expect(search.search(call('delegate'))).rejects.toThrow('no answer');
  expect(await search.search(call('delegate'))).toEqual({results: [{query: '3'}]});
});

it.each([
  ['the worker fails', new FakeWorker(() => 'fails')],
  [
    'the worker fails once it has the index',
    new FakeWorker((id) => (id === 1 ? {id, result: 0} : 'fails')),
  ],
  ['there is none', undefined],
])('answers in the page when %s', async (_what, worker) => {
  const search = createSearch(worker);
  const answers = [await search.search(call('delegate')), await search.search(call('claim'))];
  expect(answers.map((answer) => urls(answer)?.[0])).toEqual([
    '/staking/user-guide#delegate',
    '/staking/user-guide#claim',
  ]);
});

it('leaves the work to the page, with the index being downloaded, when the worker has failed before', async () => {
  const worker = new FakeWorker(() => 'fails') as unknown as Worker;
  const search = createEmbeddedSearch('/search-index/', {worker, failure: Promise.resolve()});
  await Promise.resolve();
  search.take(KEY, Promise.resolve(new Response(TEXT)));
  expect(urls(await search.search(call('claim')))?.[0]).toBe('/staking/user-guide#claim');
  expect(asked).toEqual([]);
});

it('requests an index itself that did not arrive or is damaged', async () => {
  for (const given of [
    Promise.reject(new Error('lost')),
    Promise.resolve(new Response('{"pages": [{')),
  ]) {
    const search = createSearch(undefined);
    search.take(KEY, given);
    expect(urls(await search.search(call('claim')))?.[0]).toBe('/staking/user-guide#claim');
  }
});

it('finds nothing if there is no index', async () => {
  const search = createSearch(undefined);
  search.take(KEY, Promise.resolve(null));
  expect(urls(await search.search(call('claim')))).toEqual([]);
});

it('fails when an index is unavailable, and requests it again with the next search', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const search = createSearch(undefined);
  await expect(search.search(call('claim'))).rejects.toThrow('offline');
  answerFetch();
  expect(urls(await search.search(call('claim')))?.[0]).toBe('/staking/user-guide#claim');
});
