// cspell:ignore unstub
import {liteClient} from 'algoliasearch/lite';
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

/** Addresses that were asked for. */
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const manifest = JSON.stringify({[shard.tag]: {en: 'shard.json'}});
    return Promise.resolve(new Response(url.endsWith('manifest.json') ? manifest : TEXT));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A worker that answers as it is told, or fails. */
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

/** The answer of a worker to a call. */
const found = (word: string) => ({
  status: 200,
  content: JSON.stringify({results: [{query: word}]}),
  isTimedOut: false,
});

/** The provider's own client, which asks the index of this site. */
function createSearch(worker: FakeWorker | undefined) {
  const failure = new Promise((resolve) => worker?.addEventListener('error', resolve));
  const {options, take} = createEmbeddedSearch(
    '/search-index/',
    worker && {worker: worker as unknown as Worker, failure},
  );
  const client = liteClient('EMBEDDED', 'embedded', options);
  return {take, search: (asking: ReturnType<typeof call>) => client.search(asking)};
}

const urls = (answer: unknown) =>
  (answer as {results: {hits: {url: string}[]}[]}).results[0]?.hits.map(({url}) => url);

/** A response that comes in these pieces, and then ends or breaks off. */
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

it('hands the index to the worker as it comes, then as a whole, then the call', async () => {
  const worker = new FakeWorker((id) => ({id, answer: found('delegate')}));
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
    {key: KEY, shard: TEXT},
    {
      id: 1,
      call: {
        url: expect.stringContaining('/1/indexes/*/queries?') as string,
        data: JSON.stringify(call('delegate')),
      },
    },
  ]);
  expect(asked).toEqual([]);
});

it('says nothing of the whole where the index breaks off', async () => {
  const worker = new FakeWorker((id) => ({id, answer: found('delegate')}));
  const search = createSearch(worker);
  search.take(KEY, Promise.resolve(coming([TEXT.slice(0, 40)], true)));
  expect(await search.search(call('delegate'))).toEqual({results: [{query: 'delegate'}]});
  expect(worker.heard.filter((request) => 'shard' in request)).toEqual([]);
});

it('tells what the worker cannot answer, and goes on', async () => {
  const worker = new FakeWorker((id) =>
    id === 1 ? {id, error: 'no index'} : {id, answer: found(String(id))},
  );
  const search = createSearch(worker);
  await expect(search.search(call('delegate'))).rejects.toMatchObject({
    name: 'RetryError',
    stackTrace: [{response: {status: 0, content: 'Error: no index'}}],
  });
  expect(await search.search(call('delegate'))).toEqual({results: [{query: '2'}]});
});

it.each([
  ['the worker fails', new FakeWorker(() => 'fails')],
  ['there is none', undefined],
])('answers in the page when %s', async (_what, worker) => {
  const search = createSearch(worker);
  const answers = [await search.search(call('delegate')), await search.search(call('claim'))];
  expect(answers.map((answer) => urls(answer)?.[0])).toEqual([
    '/staking/user-guide#delegate',
    '/staking/user-guide#claim',
  ]);
  expect(asked).toEqual(['/search-index/manifest.json', '/search-index/shard.json']);
  expect(worker?.heard.length ?? 1).toBe(1);
});

it('asks itself for an index that did not arrive or is damaged', async () => {
  for (const given of [
    Promise.reject(new Error('lost')),
    Promise.resolve(new Response('{"pages": [{')),
  ]) {
    const search = createSearch(undefined);
    search.take(KEY, given);
    expect(urls(await search.search(call('claim')))?.[0]).toBe('/staking/user-guide#claim');
  }
});
