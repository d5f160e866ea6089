import {describe, expect, it} from 'vitest';
import {answerQueries, type ProviderAnswer} from '../../../scripts/search-provider/protocol';
import {SearchEngine} from '../../../src/search/engine';
import {page, section, shard} from './fixture';

const engine = SearchEngine.of(shard);
const PATH = '/1/indexes/*/queries';
const SCOPE = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0.0']];

function lookup(tag: string, language: string) {
  return Promise.resolve(tag === shard.tag && language === shard.language ? engine : undefined);
}

async function ask(request: Record<string, unknown>): Promise<ProviderAnswer> {
  const {status, body} = await answerQueries(
    PATH,
    {requests: [{indexName: 'docs', facetFilters: SCOPE, ...request}]},
    lookup,
  );
  expect(status).toBe(200);
  const [answer] = (body as {results: ProviderAnswer[]}).results;
  if (!answer) throw new Error('no result');
  return answer;
}

describe('answerQueries', () => {
  it('[3.5] answers as the provider does', async () => {
    const answer = await ask({
      query: 'eth_blockNumber',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    expect(answer).toMatchObject({
      index: 'docs',
      query: 'eth_blockNumber',
      page: 0,
      hitsPerPage: 20,
    });
    expect(answer.queryID).toMatch(/^[0-9a-f]{32}$/u);
    expect(answer.hits[0]).toMatchObject({
      objectID: '/rpc/eth#eth_blocknumber:lvl3',
      url: '/rpc/eth#eth_blocknumber',
      anchor: 'eth_blocknumber',
      type: 'lvl3',
      content: null,
      hierarchy: {
        lvl0: 'RPC',
        lvl1: 'eth namespace',
        lvl2: 'Blocks',
        lvl3: 'eth_blockNumber',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
    });
    expect(answer.hits[0]?._highlightResult?.hierarchy.lvl3?.value).toBe(
      '<mark>eth_blockNumber</mark>',
    );
    expect(Object.keys(answer.hits[0]?._highlightResult?.hierarchy ?? {})).toEqual([
      'lvl0',
      'lvl1',
      'lvl2',
      'lvl3',
    ]);
  });

  it('paginates the hits', async () => {
    const all = await ask({query: 'validator'});
    const second = await ask({query: 'validator', hitsPerPage: 1, page: 1});
    expect(all.nbHits).toBeGreaterThan(2);
    expect(second.nbPages).toBe(all.nbHits);
    expect(second.hits.map((hit) => hit.url)).toEqual([all.hits[1]?.url]);
    expect((await ask({query: 'validator', hitsPerPage: 0})).hits).toEqual([]);
    expect((await ask({query: 'validator', page: 99})).hits).toEqual([]);
  });

  it('searches no other version, and nothing without a filter', async () => {
    const other = ['language:en', ['docusaurus_tag:docs-default-current']];
    expect((await ask({query: 'validator', facetFilters: other})).nbHits).toBe(0);
    expect((await ask({query: 'validator', facetFilters: undefined})).nbHits).toBe(0);
    expect((await ask({query: 'validator', facetFilters: ['language:fr', SCOPE[1]]})).nbHits).toBe(
      0,
    );
  });

  it('counts facets', async () => {
    const {facets, nbHits} = await ask({query: 'validator', facets: '*'});
    expect(facets).toEqual({docusaurus_tag: {[shard.tag]: nbHits}, language: {en: nbHits}});
  });

  it.each([
    [
      'a match with what stands around it',
      `${'before '.repeat(30)}needle ${'after '.repeat(30)}`,
      '…before before <mark>needle</mark> after after…',
    ],
    [
      'as many matches as it can hold',
      `needle ${'x '.repeat(30)}needle y z needle ${'x '.repeat(30)}`,
      '…x <mark>needle</mark> y z <mark>needle</mark>…',
    ],
    [
      'a match among the first words from the beginning',
      `one needle ${'after '.repeat(30)}`,
      'one <mark>needle</mark> after after after…',
    ],
    [
      'a match among the last words to the end',
      `${'before '.repeat(30)}needle end.`,
      '…before before before <mark>needle</mark> end.',
    ],
  ])('truncates a snippet to the requested words: %s', async (_what, text, expected) => {
    const long = SearchEngine.of({
      ...shard,
      pages: [page('/x', 'X', [section(1, 'Title', text)])],
    });
    const {body} = await answerQueries(
      PATH,
      {
        requests: [
          {
            indexName: 'docs',
            query: 'needle',
            facetFilters: SCOPE,
            attributesToSnippet: ['content:5'],
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ],
      },
      () => Promise.resolve(long),
    );
    const hit = (body as {results: ProviderAnswer[]}).results[0]?.hits[0];
    expect(hit?.type).toBe('content');
    expect(hit?._snippetResult?.content?.value).toBe(expected);
  });

  it('escapes texts as harmless HTML', async () => {
    const hostile = SearchEngine.of({
      ...shard,
      pages: [
        page('/x', '<b>Trail</b> & more', [
          section(1, 'Evil <img src=x onerror=alert(1)>', 'a <script>alert(1)</script> b'),
        ]),
      ],
    });
    const {body} = await answerQueries(
      PATH,
      {requests: [{indexName: 'docs', query: 'evil', facetFilters: SCOPE}]},
      () => Promise.resolve(hostile),
    );
    const hit = (body as {results: ProviderAnswer[]}).results[0]?.hits[0];
    expect(hit?.hierarchy.lvl0).toBe('bTrail/b & more');
    expect(hit?.hierarchy.lvl1).toBe('Evil &lt;img src=x onerror=alert(1)&gt;');
    expect(JSON.stringify(hit)).not.toMatch(/<(?:script|img|b>)/u);
  });

  it.each([
    ['another call', '/1/indexes/docs/settings', {requests: []}, 404],
    ['no body', PATH, null, 400],
    ['no requests', PATH, {}, 400],
    ['a request without an index', PATH, {requests: [{query: 'x'}]}, 400],
    ['too many requests', PATH, {requests: Array(51).fill({indexName: 'docs'})}, 400],
  ])('rejects %s', async (_what, path, body, status) => {
    const answer = await answerQueries(path, body, lookup);
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty('message');
  });
});
