import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startProvider, type Provider} from '../../../scripts/search-provider';
import {shardsOf} from '../../../scripts/search-provider/shardsOf';
import {renderIndex} from '../../../src/plugins/search-index/shards';
import {pushIndex} from '../../../src/search/hosted/push';
import {recordsOf} from '../../../src/search/hosted/records';
import type {SearchShard} from '../../../src/search/records';
import {page, section, shard} from './fixture';

const dir = mkdtempSync(path.join(tmpdir(), 'search-push-'));
const SITE = 'https://docs.network.example';
const credentials = {appId: 'TESTAPP', searchKey: 'search-key', adminKey: 'admin-key'};
let provider: Provider;

function buildOf(name: string, shards: readonly SearchShard[]): string {
  const buildDir = path.join(dir, name);
  for (const file of renderIndex(shards).files) {
    mkdirSync(path.dirname(path.join(buildDir, file.path)), {recursive: true});
    writeFileSync(path.join(buildDir, file.path), file.content);
  }
  return buildDir;
}

const full = buildOf('full', [shard]);

beforeAll(async () => {
  provider = await startProvider({...credentials, buildDir: buildOf('other', []), port: 0});
});
afterAll(async () => {
  await provider.close();
  rmSync(dir, {recursive: true});
});

function env(adminKey = credentials.adminKey): Record<string, string> {
  return {
    ALGOLIA_APP_ID: credentials.appId,
    ALGOLIA_ADMIN_KEY: adminKey,
    ALGOLIA_HOSTS: provider.origin,
  };
}

describe('pushIndex', () => {
  it('uploads settings and records, which can then be searched', async () => {
    const lines = await pushIndex({buildDir: full, siteUrl: SITE, env: env(), dryRun: false});
    expect(lines.at(-1)).toMatch(/^The index “docs” has its settings and \d+ records\.$/u);
    expect(provider.settingsOf('docs')).toMatchObject({
      attributeForDistinct: 'url',
      attributesForFaceting: expect.arrayContaining(['docusaurus_tag', 'language']) as unknown,
    });
    const response = await fetch(`${provider.origin}/1/indexes/*/queries`, {
      method: 'POST',
      headers: {
        'x-algolia-application-id': credentials.appId,
        'x-algolia-api-key': credentials.searchKey,
      },
      body: JSON.stringify({
        requests: [
          {
            indexName: 'docs',
            query: 'eth_blockNumber',
            facetFilters: ['language:en', [`docusaurus_tag:${shard.tag}`]],
          },
        ],
      }),
    });
    const {results} = (await response.json()) as {results: {hits: {url: string}[]}[]};
    expect(results[0]?.hits[0]?.url).toBe('/rpc/eth#eth_blocknumber');
  });

  it('can be repeated, and leaves no temporary index behind', async () => {
    await pushIndex({buildDir: full, siteUrl: SITE, env: env(), dryRun: false});
    const {calls} = provider;
    expect(calls.some(({url}) => url.startsWith('/1/indexes/docs/operation'))).toBe(true);
    const temporary = calls.flatMap(({url}) => /docs_tmp_\d+/u.exec(url) ?? []);
    for (const name of temporary) expect(provider.settingsOf(name)).toBeUndefined();
  });

  it('uploads nothing on a dry run, and needs no credentials for it', async () => {
    const before = provider.calls.length;
    const lines = await pushIndex({buildDir: full, siteUrl: SITE, env: {}, dryRun: true});
    expect(lines[0]).toMatch(/^docs-default-2\.0\.0: \d+ records of 5 pages/u);
    expect(lines.at(-1)).toContain('Nothing was sent');
    expect(provider.calls).toHaveLength(before);
  });

  it.each([
    ['no records', () => ({buildDir: buildOf('empty', []), env: env()}), /would empty it/u],
    ['no build', () => ({buildDir: path.join(dir, 'none'), env: env()}), /build the site first/u],
    [
      'no admin key',
      () => ({buildDir: full, env: {ALGOLIA_APP_ID: 'x'}}),
      /Set ALGOLIA_ADMIN_KEY/u,
    ],
    ['the search key', () => ({buildDir: full, env: env(credentials.searchKey)}), /Invalid/u],
  ])('rejects %s', async (_what, options, message) => {
    await expect(pushIndex({...options(), siteUrl: SITE, dryRun: false})).rejects.toThrow(message);
  });
});

describe('recordsOf', () => {
  it('has the format of a DocSearch record', () => {
    const records = recordsOf(shard, SITE);
    expect(records.find(({anchor, type}) => anchor === 'blobs' && type === 'lvl2')).toEqual({
      objectID: 'docs-default-2.0.0:/rpc/eth#blobs:lvl2',
      url: `${SITE}/rpc/eth#blobs`,
      url_without_anchor: `${SITE}/rpc/eth`,
      anchor: 'blobs',
      type: 'lvl2',
      hierarchy: {
        lvl0: 'RPC',
        lvl1: 'eth namespace',
        lvl2: 'Blobs',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      hierarchy_radio: {lvl2: 'Blobs'},
      content: null,
      keywords: [],
      language: 'en',
      lang: 'en',
      docusaurus_tag: 'docs-default-2.0.0',
      version: '2.0.0',
      weight: {pageRank: 0, level: 90, position: expect.any(Number) as unknown},
    });
    expect(
      records.filter(({type}) => type === 'content').every(({weight}) => weight.level === 0),
    ).toBe(true);
  });

  it('splits long texts below the limit of a record, and escapes', () => {
    const long = 'word '.repeat(4000).trim();
    const records = recordsOf(
      {
        ...shard,
        pages: [page('/x', 'A & <b>', [section(1, '<img src=x onerror=alert(1)>', long)])],
      },
      SITE,
    );
    expect(records.length).toBeGreaterThan(3);
    expect(records[0]?.hierarchy).toMatchObject({
      lvl0: 'A & b',
      lvl1: '&lt;img src=x onerror=alert(1)&gt;',
    });
    for (const record of records) expect(JSON.stringify(record).length).toBeLessThan(10_000);
    expect(shardsOf(records)[0]?.pages[0]?.sections[0]?.text).toBe(long);
  });

  it('contains everything that was found, and can be read back', () => {
    expect(shardsOf(recordsOf(shard, SITE))).toEqual([shard]);
  });
});
