// cspell:ignore unstub
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createEmbeddedSearch} from '../../../src/search/browser/embedded';
import {page, section, shard} from './fixture';
import {splitFiles} from './splitFixture';

const FOLDER = '/search-index/';
const call = (query: string) => ({
  requests: [
    {indexName: 'docs', query, facetFilters: ['language:en', [`docusaurus_tag:${shard.tag}`]]},
  ],
});

/** The deployed files, by their address. */
let deployed: Map<string, string>;
let asked: string[];

function deploy(pages = shard.pages): void {
  deployed = new Map(splitFiles({...shard, pages}).map(({path, content}) => [`/${path}`, content]));
}

const partsAsked = () => asked.filter((path) => path.startsWith('/assets/search/'));

function dropParts(kind: 'words' | 'texts' | ''): void {
  for (const path of [...deployed.keys()].filter((file) => file.includes(`/search/${kind}`))) {
    deployed.delete(path);
  }
}

beforeEach(() => {
  asked = [];
  deploy();
  vi.stubGlobal('fetch', (address: string) => {
    const {pathname} = new URL(address, 'http://localhost');
    asked.push(pathname);
    const content = deployed.get(pathname);
    return Promise.resolve(new Response(content, {status: content === undefined ? 404 : 200}));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Hit {
  readonly url: string;
  readonly content: string | null;
}

const hitsOf = (answer: unknown) => (answer as {results: {hits: Hit[]}[]}).results[0]?.hits ?? [];

it('downloads the words and texts that a query needs, each once', async () => {
  const search = createEmbeddedSearch(FOLDER, undefined);
  const [first] = hitsOf(await search.search(call('signed blocks')));
  expect(first?.url).toBe('/validator/run-val');
  expect(first?.content).toContain('signed blocks');
  expect(new Set(partsAsked()).size).toBe(partsAsked().length);
  const before = partsAsked().length;
  await search.search(call('signed blocks'));
  expect(partsAsked()).toHaveLength(before);
});

it('downloads no texts for a query that is no longer the last', async () => {
  const search = createEmbeddedSearch(FOLDER, undefined);
  await search.search(call(''));
  await Promise.all([search.search(call('signed')), search.search(call(''))]);
  expect(partsAsked().filter((path) => path.includes('/texts-'))).toEqual([]);
});

it('shows headings without texts when parts are missing', async () => {
  dropParts('texts');
  const [first] = hitsOf(await createEmbeddedSearch(FOLDER, undefined).search(call('unbonding')));
  expect(first).toMatchObject({url: '/staking/overview#unbonding', content: null});
});

it('fails rather than say that there is nothing when parts are missing', async () => {
  dropParts('');
  const search = createEmbeddedSearch(FOLDER, undefined);
  await expect(search.search(call('signed'))).rejects.toThrow('missing');
});

it('does not request parts again at once after they failed, but later', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  dropParts('');
  const search = createEmbeddedSearch(FOLDER, undefined);
  await search.search(call('unbonding'));
  // The index was the current one.
  await search.search(call('unbonding'));
  const before = partsAsked().length;
  await search.search(call('unbonding'));
  expect(partsAsked()).toHaveLength(before);
  deploy();
  vi.setSystemTime(Date.now() + 6000);
  const [first] = hitsOf(await search.search(call('signed blocks')));
  expect(first?.content).toContain('signed blocks');
});

it('takes the current index after a deploy that left the old parts behind', async () => {
  const search = createEmbeddedSearch(FOLDER, undefined);
  await search.search(call(''));
  deploy([
    ...shard.pages,
    page('/fresh', 'Fresh', [section(1, 'Fresh', 'A freshly deployed sentence.')]),
  ]);
  const [first] = hitsOf(await search.search(call('unbonding sentence')));
  const [fresh] = hitsOf(await search.search(call('deployed sentence')));
  expect(first?.url).toBeDefined();
  expect(fresh).toMatchObject({url: '/fresh', content: 'A freshly deployed sentence.'});
});

it('requests a damaged part again', async () => {
  const search = createEmbeddedSearch(FOLDER, undefined);
  const damaged = vi.fn();
  const {fetch: sound} = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.includes('assets/search') || init.cache === 'reload') return sound(address, init);
    damaged();
    return Promise.resolve(new Response('"half of a p'));
  });
  const [first] = hitsOf(await search.search(call('signed blocks')));
  expect(first?.content).toContain('signed blocks');
  expect(damaged).toHaveBeenCalled();
});
