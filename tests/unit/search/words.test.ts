import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {addWords} from '../../../src/plugins/search-index/words';
import {page, section, shard} from './fixture';

const siteDir = mkdtempSync(path.join(tmpdir(), 'search-words-'));
const versions = [
  {versionName: 'current', path: '/base/next'},
  {versionName: '1.0.0', path: '/base/'},
];
const pages = [
  {version: 'current', path: '/base/next/keys'},
  {version: '1.0.0', path: '/base/'},
].map(({version, path: at}) => ({
  ...shard,
  version,
  page: page(at, 'X', [section(1, 'Keys'), section(2, 'Backups')]),
}));

function write(text: string): void {
  mkdirSync(path.join(siteDir, 'docs/_data'), {recursive: true});
  writeFileSync(path.join(siteDir, 'docs/_data/search-words.json'), text);
}

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

it('gives sections the words of their version; a version without the file has none', () => {
  write('{"/keys": "password", "/keys#backups": "copy restore"}');
  const worded = addWords(siteDir, versions, pages);
  expect(worded.faults).toEqual([]);
  expect(
    worded.pages.map((extracted) => extracted.page.sections.map((found) => found.words)),
  ).toEqual([
    ['password', 'copy restore'],
    [undefined, undefined],
  ]);
});

it.each(['/keys#restore', '/gone', '/gone#restore'])(
  'reports %s, which the version does not have, with the file and how to fix it',
  (address) => {
    write(JSON.stringify({[address]: 'copy', '/keys': 'password'}));
    expect(addWords(siteDir, versions, pages).faults).toEqual([
      `docs/_data/search-words.json: ${address}: expected the address of a page or section of version current, found none there; correct the address or take the line out`,
    ]);
  },
);

it.each([
  ['{"/keys": 1}', /\/keys\n\s+expected: the address of a section and its words/u],
  ['{"keys#backups": "copy"}', /begin the address with a slash/u],
  ['[]', /search-words\.json: 1 fault/u],
  ['{"/keys": ', /search-words\.json:1:\d+/u],
])('rejects %s', (text, message) => {
  write(text);
  expect(() => addWords(siteDir, versions, pages)).toThrow(message);
});

it('takes words of a section that the profile leaves out', () => {
  write('{"/keys#testnet": "practice", "/keys#unknown": "nothing"}');
  writeFileSync(path.join(siteDir, 'docs/keys.mdx'), '# Keys\n\n## Testnet {#testnet}\n');
  const docs = [{permalink: '/base/next/keys', source: '@site/docs/keys.mdx'}];
  const withDocs = versions.map((version) =>
    version.versionName === 'current' ? {...version, docs} : version,
  );
  const worded = addWords(siteDir, withDocs, pages);
  expect(worded.faults).toHaveLength(1);
  expect(worded.faults[0]).toContain('/keys#unknown');
});
