/* Pagefind with its default settings, over the articles of one version, in a browser as intended. */
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import type {SearchShard} from '../../src/search/records';
import {launchOptions} from '../../tests/e2e/chromium';
import type {Searcher} from './peers';
import {peersFolder} from './peersCache';

interface Pagefind {
  readonly createIndex: (options: object) => Promise<{
    readonly index: {
      readonly addDirectory: (options: object) => Promise<unknown>;
      readonly writeFiles: (options: object) => Promise<unknown>;
    };
  }>;
  readonly close: () => Promise<void>;
}

interface Result {
  readonly url: string;
  readonly sub_results: readonly {readonly url: string; readonly locations: readonly number[]}[];
}

interface InPage {
  readonly search: (query: string) => Promise<{
    readonly results: readonly {readonly data: () => Promise<Result>}[];
  }>;
}

/** @param build folder of the built site */
export async function pagefind(shard: SearchShard, build: string): Promise<Searcher> {
  const folder = path.join(peersFolder, 'pagefind-site');
  rmSync(folder, {recursive: true, force: true});
  for (const {path: url} of shard.pages) {
    const target = path.join(folder, url.slice(1), 'index.html');
    mkdirSync(path.dirname(target), {recursive: true});
    cpSync(path.join(build, url.slice(1), 'index.html'), target);
  }
  const made = (await import(
    pathToFileURL(path.join(peersFolder, 'node_modules/pagefind/lib/index.js')).href
  )) as unknown as Pagefind;
  const {index} = await made.createIndex({rootSelector: '.theme-doc-markdown'});
  await index.addDirectory({path: folder});
  await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
  await made.close();
  // Without a content security policy, which would have to allow WebAssembly.
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Pagefind</title>');
  const site = createServer(({url = '/'}, response) => {
    const file = path.join(folder, new URL(url, 'http://localhost').pathname);
    const name = file.endsWith('/') ? `${file}index.html` : file;
    const type = {'.html': 'text/html', '.js': 'text/javascript'}[path.extname(name)];
    response.statusCode = existsSync(name) ? 200 : 404;
    response.setHeader('Content-Type', type ?? 'application/octet-stream');
    response.end(existsSync(name) ? readFileSync(name) : undefined);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const {port} = site.address() as AddressInfo;
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  const files = readdirSync(path.join(folder, 'pagefind'), {recursive: true, encoding: 'utf8'});
  const bytesOf = (names: RegExp) =>
    files
      .filter((file) => names.test(file))
      .map((file) => gzipSync(readFileSync(path.join(folder, 'pagefind', file))).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  return {
    name: 'Pagefind',
    indexBytes: bytesOf(/\.pf_\w+$/u),
    codeBytes: bytesOf(/^(?:pagefind\.js|wasm\.en\.pagefind)$/u),
    search: (query) =>
      page.evaluate(async (text) => {
        const address = '/pagefind/pagefind.js';
        const {search} = (await import(address)) as InPage;
        const {results} = await search(text);
        const pages = await Promise.all(results.slice(0, 5).map((result) => result.data()));
        // For each page the section with the most matches, as its own interface sorts them.
        return pages.map(({url, sub_results}) => {
          const [best] = [...sub_results].sort((a, b) => b.locations.length - a.locations.length);
          return (best?.url ?? url).replace(/(?<=.)\/(?=#|$)/u, '');
        });
      }, query),
    close: async () => {
      await browser.close();
      site.closeAllConnections();
      site.close();
    },
  };
}
