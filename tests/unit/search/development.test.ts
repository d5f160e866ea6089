import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {serveIndex} from '../../../src/plugins/search-index/development';
import {page, section, shard} from './fixture';

const dir = mkdtempSync(path.join(tmpdir(), 'search-dev-'));
const source = path.join(dir, 'page.mdx');
let heading = 'First';
let reads = 0;

const serve = serveIndex({
  buildDir: path.join(dir, 'build'),
  baseUrl: '/',
  sources: {
    files: () => [source],
    read: () => {
      reads += 1;
      if (heading === '') return Promise.reject(new Error('half-written'));
      return Promise.resolve([{...shard, page: page('/x', 'X', [section(1, heading)])}]);
    },
  },
});
const server = createServer((request, response) => {
  serve(request, response, () => response.writeHead(418).end());
});

function changed(file: string, second: number): void {
  utimesSync(file, second, second);
}

async function ask(file: string) {
  const {port} = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/${file}`);
  return {status: response.status, text: await response.text()};
}

beforeAll(() => {
  writeFileSync(source, '');
  changed(source, 1000);
  return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(dir, {recursive: true});
});

it('builds the index from the sources, again after a change, and uses a newer build instead', async () => {
  const first = await ask('search-index/manifest.json');
  const [name] = /docs-default[^"]*\.json/u.exec(first.text) ?? [''];
  expect((await ask(`search-index/${name}`)).text).toContain('First');
  await ask('search-index/manifest.json');
  expect(reads).toBe(1);

  heading = 'Second';
  changed(source, 2000);
  expect((await ask('search-index/manifest.json')).text).not.toBe(first.text);
  expect(reads).toBe(2);

  heading = '';
  changed(source, 3000);
  const silenced = console.error;
  console.error = () => undefined;
  expect((await ask('search-index/manifest.json')).status).toBe(500);
  console.error = silenced;
  heading = 'Fixed';
  expect((await ask('search-index/manifest.json')).status).toBe(200);

  mkdirSync(path.join(dir, 'build/search-index'), {recursive: true});
  writeFileSync(path.join(dir, 'build/search-index/manifest.json'), '{"built": true}');
  changed(source, 4000);
  expect((await ask('search-index/manifest.json')).text).toBe('{"built": true}');

  expect((await ask('search-index/nothing.json')).status).toBe(404);
  expect((await ask('endpoint')).status).toBe(418);
});
