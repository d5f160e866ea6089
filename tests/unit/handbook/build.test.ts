import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {buildHandbook} from '../../../src/handbook/build';
import {builtPage} from './pages';

let buildDir = '';

const write = (name: string, text: string): void => {
  const file = path.join(buildDir, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
};

const LIST = `# Docs, version 2.0.0

> Tagline

## Pages

- [First page](https://docs.example/index.md): About it.

## RPC "one"

- [eth](https://docs.example/rpc/eth.md)

## Data

- [All pages in one file](https://docs.example/llms-full.txt)
`;

beforeEach(() => {
  buildDir = fs.mkdtempSync(path.join(os.tmpdir(), 'handbook-'));
  write('llms.txt', LIST);
  write('site.css', 'p{color:red}/*</style>*/');
  write('index.html', builtPage('<h1>First page</h1><h2 id=s>Section</h2>'));
  write('rpc/eth/index.html', builtPage('<h1>eth</h1><h2 id=s>Section</h2><a href="/#s">back</a>'));
});

afterEach(() => {
  fs.rmSync(buildDir, {recursive: true});
});

const build = (prefix = '') => buildHandbook({buildDir, prefix, release: 'geth v1.6.7'});

test('all pages of the list follow each other below title page and contents', () => {
  const html = build();
  expect(html).toContain('<title>Docs, version 2.0.0</title>');
  for (const words of ['Version 2.0.0', 'Node release geth v1.6.7', 'Pages as of 2026-03-01'])
    expect(html).toContain(`<p>${words}</p>`);
  expect(html).toContain('<li class="category">RPC "one"</li>');
  expect(html).toContain('<a href="#rpc/eth--s"><span>Section</span></a>');
  expect(html).toContain('<a href="#index--s">back</a>');
  expect(html.indexOf('id="index"')).toBeLessThan(html.indexOf('id="rpc/eth"'));
  expect(html).toContain('content: "2 eth"');
});

test('styles of the site are part of it once, and cannot end their element', () => {
  const html = build();
  expect(html.split('p{color:red}')).toHaveLength(2);
  expect(html.split('</style>')).toHaveLength(2);
});

test('it is the same each time', () => {
  expect(build()).toBe(build());
});

test('a build without the version, with another list or without a page says what to do', () => {
  expect(() => build('/next')).toThrow(/next\/llms\.txt does not exist.*npm run build/u);
  fs.rmSync(path.join(buildDir, 'rpc'), {recursive: true});
  expect(() => build()).toThrow(/does not have: .*rpc\/eth\/index\.html.*npm run build/u);
  write('llms.txt', '# Other');
  expect(() => build()).toThrow(/lists no pages.*npm run build/u);
});
