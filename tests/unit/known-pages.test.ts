import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {digestOf, ENVIRONMENT} from '../../scripts/page-faults/inputs';
import {KnownPages, type FoundPage} from '../../scripts/page-faults/known';
import {projectDir} from '../sites/paths';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  write('docs/a.md', '# A\n');
  write('docs/b.md', '# B\n');
});
afterEach(() => rmSync(dir, {recursive: true}));

function write(file: string, content: string): void {
  const place = path.join(dir, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, content);
}

const environment = {NODE_ENV: 'production'} as const;
const messages = [{kind: 'language', where: 'docs/a.md:1', words: 'found "x".'}] as const;

const found = (page: string, faults: readonly string[] = []): [string, FoundPage] => [
  page,
  {digest: digestOf(readFileSync(path.join(dir, page))), messages, faults},
];

/** What the next build knows of docs/a.md. */
const next = (env: NodeJS.ProcessEnv = environment) =>
  new KnownPages(dir, path.join(dir, 'cache/pages.json'), env).of('docs/a.md');

function keep(...pages: readonly [string, FoundPage][]): void {
  new KnownPages(dir, path.join(dir, 'cache/pages.json'), environment).keep(new Map(pages));
}

test('a page that is as it was keeps its messages', () => {
  expect(next()).toBeUndefined();
  keep(found('docs/a.md'), found('docs/b.md'));
  expect(next()).toEqual(found('docs/a.md')[1]);
});

test('a page with faults is read again', () => {
  keep(found('docs/a.md', ['docs/a.md:1: bad']));
  expect(next()).toBeUndefined();
});

test('a page whose text changed is read again, others are not', () => {
  keep(found('docs/a.md'), found('docs/b.md'));
  write('docs/b.md', '# Other\n');
  expect(next()).toBeDefined();
  write('docs/a.md', '# Other\n');
  expect(next()).toBeUndefined();
});

test.each([
  ['code', 'src/remark/checkIds.ts'],
  ['the configuration', 'docusaurus.config.ts'],
  ['packages', 'package-lock.json'],
  ['what reads pages', 'scripts/page-faults/index.ts'],
  ['data', 'docs/_data/network.json'],
  ['data of a frozen version', 'versioned_docs/version-2.0.0/_data/glossary.json'],
  ['a part of pages', 'docs/rpc/_part.mdx'],
  ['a new page', 'docs/c.md'],
  ['an image', 'docs/img/a.png'],
  ['a served file', 'static/img/a.png'],
])('all pages are read again when this changes: %s', (_, file) => {
  keep(found('docs/a.md'));
  write(file, 'new');
  expect(next()).toBeUndefined();
});

test('all pages are read again with other settings', () => {
  keep(found('docs/a.md'));
  for (const name of ENVIRONMENT) expect(next({...environment, [name]: 'x'})).toBeUndefined();
  const config = readFileSync(path.join(projectDir, 'docusaurus.config.ts'), 'utf8');
  for (const [, name] of config.matchAll(/process\.env\.(\w+)/gu))
    expect(ENVIRONMENT).toContain(name);
});

test('a cache that cannot be read is none', () => {
  write('cache/pages.json', '{');
  expect(next()).toBeUndefined();
});
