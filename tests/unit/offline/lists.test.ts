import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {FileList, Overview} from '@site/src/offline/formats';
import {chunksOfVersions} from '@site/src/offline/lists/chunks';
import {ownersOf, type OfflineFacts} from '@site/src/offline/lists/owners';
import {addressOf, writeLists} from '@site/src/offline/lists/write';

const versions = [
  {name: 'current', label: 'Next', path: 'next', folder: 'next'},
  {name: '2.0.0', label: '2.0.0', path: '', folder: '2.0.0'},
  {name: '1.0.0', label: '1.0.0', path: '1.0.0', folder: '1.0.0'},
];
const facts: OfflineFacts = {versions, chunks: {abc: ['current'], def: ['2.0.0', '1.0.0']}};
const indexes = new Map([['2.0.0', '{"parts":["q1w2"]}']]);
const ALL = ['current', '2.0.0', '1.0.0'];

describe('the versions of a file', () => {
  test.each<[string, readonly string[]]>([
    ['index.html', ['2.0.0']],
    ['staking/overview.md', ['2.0.0']],
    ['openrpc.json', ['2.0.0']],
    ['next/index.html', ['current']],
    ['1.0.0/staking/index.html', ['1.0.0']],
    ['openrpc/next/eth.json', ['current']],
    ['downloads/1.0.0/abis/StakeHub.json', ['1.0.0']],
    ['search-index/docs-default-2.0.0-en.e58f7ff29d83.json', ['2.0.0']],
    ['search-index/docs-default-current-en.3602cfeaa3b4.json', ['current']],
    ['search-index/manifest.json', ALL],
    ['assets/search/q1w2.json', ['2.0.0']],
    ['assets/js/main.01234567.js', ALL],
    ['assets/js/abc.01234567.js', ['current']],
    ['assets/js/abc-lean.01234567.js', ['current']],
    ['assets/css/def.01234567.css', ['2.0.0', '1.0.0']],
    ['search/index.html', ALL],
    ['img/logo.svg', ALL],
    ['img/cards/next/endpoint.png', []],
    ['next/llms-full.txt', []],
    ['404.html', []],
    ['sw.js', []],
    ['_headers', []],
    ['.nojekyll', []],
    ['index.html.br', []],
  ])('%s', (file, owners) => {
    expect(ownersOf(file, facts, indexes)).toEqual(owners);
  });
});

test('chunks belong to the versions whose routes name them', () => {
  const routes = {
    '/-1ce': {__comp: 'site', __context: {plugin: 'plugin'}},
    '/-777': {__comp: 'page', content: 'home'},
    '/next-0cc': {__comp: 'shared', __props: 'next'},
    '/next/endpoint-5fb': {__comp: 'page', content: 'n1'},
    '/endpoint-023': {__comp: 'page', content: 'l1', more: [{nested: 'l2'}]},
    '/search-5de': {__comp: 'shared'},
  };
  const two = versions.slice(0, 2);
  expect(chunksOfVersions(routes, '/', two, new Set(['', 'endpoint']))).toEqual({
    home: ['2.0.0'],
    next: ['current'],
    n1: ['current'],
    l1: ['2.0.0'],
    l2: ['2.0.0'],
  });
});

test('a page has the address of its folder, with the final slash only where the site has it', () => {
  const pages = new Set(['next/', 'endpoint']);
  expect(addressOf('index.html', pages)).toBe('');
  expect(addressOf('next/index.html', pages)).toBe('next/');
  expect(addressOf('endpoint/index.html', pages)).toBe('endpoint');
  expect(addressOf('img/a b.svg', pages)).toBe('img/a%20b.svg');
});

describe('lists', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'docs-lists-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  const write = async (files: Readonly<Record<string, string>>): Promise<Overview> => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), content);
    }
    const all = Object.keys(files).map((name) => path.join(folder, name));
    await writeLists(folder, all, new Set(['next/']), facts);
    return JSON.parse(readFileSync(path.join(folder, 'offline/versions.json'), 'utf8')) as Overview;
  };
  const files = {'index.html': '<p>', 'next/index.html': '<p>é', 'img/logo.svg': '<svg>'};
  const editionOf = ({versions: all}: Overview, name: string) =>
    all.find(({version}) => version === name);

  test('have size and digest of every file, and their sums', async () => {
    await write(files);
    const list = JSON.parse(
      readFileSync(path.join(folder, 'offline/next.json'), 'utf8'),
    ) as FileList;
    const digest = createHash('sha256').update('<p>é').digest('hex').slice(0, 32);
    expect(list.files[1]).toEqual(['next/', 5, digest]);
    expect(list).toMatchObject({version: 'current', home: 'next/', bytes: 10, count: 2});
  });

  test('have another id when a file changes, and only those with that file', async () => {
    const before = await write(files);
    const after = await write({...files, 'next/index.html': '<p>e'});
    expect(editionOf(after, 'current')?.id).not.toBe(editionOf(before, 'current')?.id);
    expect(editionOf(after, '2.0.0')?.id).toBe(editionOf(before, '2.0.0')?.id);
    expect(editionOf(after, '2.0.0')?.deploy).not.toBe(editionOf(before, '2.0.0')?.deploy);
  });
});
