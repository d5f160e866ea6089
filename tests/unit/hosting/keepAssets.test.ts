import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {keepAssets} from '../../../src/hosting/keepAssets';

let dir: string;

/** A deploy with code and shared files named after it. */
function deploy(name: string): string {
  const site = path.join(dir, name);
  mkdirSync(path.join(site, 'assets/js'), {recursive: true});
  writeFileSync(path.join(site, 'index.html'), name);
  writeFileSync(path.join(site, `assets/js/main.${name}.js`), name);
  writeFileSync(path.join(site, 'assets/js/same.js'), name);
  return site;
}

const scripts = (site: string) => readdirSync(path.join(site, 'assets/js')).sort();

beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'docs-keep-'))));
afterEach(() => rmSync(dir, {recursive: true, force: true}));

test('the code of the previous deploy is kept, its pages are not, and nothing of the new one is replaced', async () => {
  const [one, two] = [deploy('one'), deploy('two')];
  expect(await keepAssets(one, two, '2026-01-01', 30)).toEqual({kept: 1, dropped: 0});
  expect(scripts(two)).toEqual(['main.one.js', 'main.two.js', 'same.js']);
  expect(readFileSync(path.join(two, 'assets/js/same.js'), 'utf8')).toBe('two');
  expect(readFileSync(path.join(two, 'index.html'), 'utf8')).toBe('two');
});

test('a file is kept for a number of days after its last use, across deploys', async () => {
  const [one, two, three, four] = [deploy('one'), deploy('two'), deploy('three'), deploy('four')];
  await keepAssets(one, two, '2026-01-01', 30);
  expect(await keepAssets(two, three, '2026-01-31', 30)).toEqual({kept: 2, dropped: 0});
  expect(await keepAssets(three, four, '2026-02-01', 30)).toEqual({kept: 2, dropped: 1});
  expect(scripts(four)).toEqual(['main.four.js', 'main.three.js', 'main.two.js', 'same.js']);
});

test('it can be repeated', async () => {
  const [one, two] = [deploy('one'), deploy('two')];
  const first = await keepAssets(one, two, '2026-01-01', 30);
  const files = scripts(two);
  expect(await keepAssets(one, two, '2026-01-01', 30)).toEqual(first);
  expect(scripts(two)).toEqual(files);
});

test('a folder without a site is rejected', async () => {
  await expect(keepAssets(dir, deploy('one'), '2026-01-01', 30)).rejects.toThrow('ENOENT');
});
