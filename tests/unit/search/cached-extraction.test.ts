import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {codeDigest} from '../../../src/buildCache/codeDigest';
import {cachedExtraction} from '../../../src/plugins/search-index/cachedExtraction';
import {extractPage} from '../../../src/search/extract';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'extraction-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const html = (text: string, script = 'a') => `<!doctype html><html><head>
<script src="/assets/${script}.js"></script>
<meta name="docsearch:docusaurus_tag" content="docs-default-2.0.0"><meta name=docsearch:version content=2.0.0>
<meta name="description" content="Fees > 0"></head><body><nav>${script}</nav>
<article><div class="theme-doc-markdown"><h1>Fees</h1><p>${text}</p><h2 id="run">Run</h2></div></article></body></html>`;

const textOf = (page: Awaited<ReturnType<ReturnType<typeof cachedExtraction>>>) =>
  page?.page.sections[0]?.text;

/** Files of the cache. */
const count = () => readdirSync(dir).length;

test('a cached page equals the extracted one', async () => {
  const extract = cachedExtraction(dir, 'code');
  const fresh = await extract(html('One'), '/fees');
  expect(fresh).toEqual(extractPage(html('One'), '/fees'));
  expect(await extract(html('One'), '/fees')).toEqual(fresh);
  expect(fresh?.page.keywords).toBe('Fees > 0');
  expect(fresh?.ids).toEqual(new Set(['run']));
  expect(count()).toBe(1);
});

test('other text, another address and other code are extracted again', async () => {
  const extract = cachedExtraction(dir, 'code');
  expect(textOf(await extract(html('One'), '/fees'))).toBe('One');
  expect(textOf(await extract(html('Two'), '/fees'))).toBe('Two');
  expect((await extract(html('One'), '/other'))?.page.path).toBe('/other');
  await cachedExtraction(dir, 'other code')(html('One'), '/fees');
  expect(count()).toBe(4);
});

test('what is not read of a page does not count', async () => {
  const extract = cachedExtraction(dir, 'code');
  await extract(html('One', 'a'), '/fees');
  await extract(html('One', 'b'), '/fees');
  expect(count()).toBe(1);
});

test('a page that is no document is cached, too', async () => {
  const extract = cachedExtraction(dir, 'code');
  expect(await extract('<body>404', '/404.html')).toBeUndefined();
  expect(await extract('<body>404', '/404.html')).toBeUndefined();
  expect(count()).toBe(1);
});

test('the digest of code changes with files and packages', () => {
  const write = (file: string, content: string) => {
    const place = path.join(dir, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, content);
  };
  const digest = () => codeDigest(dir, [path.join(dir, 'src')], ['cheerio']);
  write('src/a.ts', '1');
  write('node_modules/cheerio/package.json', '{"version": "1.0.0"}');
  const before = digest();
  expect(digest()).toBe(before);
  write('src/a.ts', '2');
  const changed = digest();
  expect(changed).not.toBe(before);
  write('src/a.ts', readFileSync(path.join(dir, 'src/a.ts'), 'utf8').replace('2', '1'));
  expect(digest()).toBe(before);
  write('node_modules/cheerio/package.json', '{"version": "2.0.0"}');
  expect(digest()).not.toBe(before);
});
