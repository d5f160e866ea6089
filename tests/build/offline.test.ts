import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {brotliCompressSync} from 'node:zlib';
import type {FileList, Overview} from '@site/src/offline/formats';
import {OFFLINE_WORKER_BYTES} from '../../bench/budgets';
import {withoutVersions} from '../absent';
import {ensureSite} from '../sites/ensure';
import {shippedSite} from '../sites/paths';
import {skipWhen} from '../skipWhen';

let root: string;
let lists: readonly FileList[];

beforeAll(async () => {
  root = await ensureSite(shippedSite);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  lists = (read('offline/versions.json') as Overview).versions.map(
    ({list}) => read(list) as FileList,
  );
}, 300_000);

/** The file that a host answers an address with. */
function fileAt(address: string): string {
  const file = path.join(root, decodeURI(address));
  const page = path.join(file, 'index.html');
  return existsSync(page) ? page : file;
}

describe('the lists of what readers can save', () => {
  test('have the files as they are served', () => {
    for (const {files} of lists) {
      for (const [address, bytes, digest] of files) {
        const content = readFileSync(fileAt(address));
        const found = createHash('sha256').update(content).digest('hex').slice(0, digest.length);
        expect([address, content.length, found]).toEqual([address, bytes, digest]);
      }
    }
  });

  test('have what the pages of their version load', () => {
    for (const {files} of lists) {
      const listed = new Set(files.map(([address]) => `/${address}`));
      const pages = files.filter(([address]) => fileAt(address).endsWith('index.html'));
      for (const [address] of pages) {
        const $ = load(readFileSync(fileAt(address), 'utf8'));
        const loaded = $('script[src], img[src], link[rel=stylesheet], link[rel=preload]')
          .map((_, element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
          .get()
          .filter((url) => url.startsWith('/') && !listed.has(url));
        expect(loaded, address).toEqual([]);
      }
    }
  });

  test('have no page, nor the code of a page, that only another version has', () => {
    skipWhen(withoutVersions);
    const [next, latest] = lists.map(({files}) => new Set(files.map(([address]) => address)));
    expect([...(latest ?? [])].filter((address) => address.startsWith('next/'))).toEqual([]);
    expect(next).not.toContain('endpoint');
    const code = (own = new Set<string>(), other = new Set<string>()) =>
      [...own].filter((address) => address.includes('-lean.') && !other.has(address));
    expect(code(next, latest).length).toBeGreaterThan(10);
    expect(code(latest, next).length).toBeGreaterThan(10);
  });
});

test('the worker is small, and names nothing of this build', () => {
  const worker = readFileSync(path.join(root, 'sw.js'));
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(OFFLINE_WORKER_BYTES);
  expect(worker.toString()).not.toMatch(/[0-9a-f]{8}\.(?:js|css)/u);
});

test('the worker that undoes the other one is beside the rules of hosts', () => {
  const off = readFileSync(path.join(`${root}-hosting`, 'sw-off.js'), 'utf8');
  expect(off).toContain('unregister');
  expect(off).toContain('skipWaiting');
});
