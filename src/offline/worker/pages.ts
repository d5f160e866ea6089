import {BY_ADDRESS, storable} from '../files';
import {cacheNames} from '../names';
import {NEEDS, SAVED_AT} from './headers';
import {filesOfPage} from './pageFiles';
import {BASE} from './scope';
import {tidy} from './tidy';

const names = cacheNames(BASE);

/** More pages than a reader opens in a week; the oldest make room. */
const MOST_PAGES = 60;

/** The key of a picture of a page: pages of different deploys each keep their own. */
const keyOfFile = (page: string, file: string): string =>
  `${BASE}${page}?offline-file=${encodeURIComponent(file)}`;

const isKeyOfPage = ({url}: Request): boolean => !url.includes('?offline-file=');

/** A file, as it can be stored. @throws when it cannot be downloaded */
async function download(url: string): Promise<Response> {
  const response = await fetch(url);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isPage) throw new Error(`${url}: status ${response.status}`);
  return storable(await response.blob(), response);
}

/** Adds a file to a cache unless the cache has it. @throws when it cannot be downloaded or stored */
async function keep(cache: Cache, url: string): Promise<void> {
  if (!(await cache.match(url, {ignoreVary: true}))) await cache.put(url, await download(url));
}

async function dropOldest(cache: Cache): Promise<void> {
  const pages = (await cache.keys()).filter(isKeyOfPage);
  const old = pages.slice(0, Math.max(0, pages.length - MOST_PAGES));
  for (const {url} of old) await forgetPage(cache, new URL(url).pathname);
  if (old.length > 0) await tidy();
}

async function forgetPage(cache: Cache, path: string): Promise<void> {
  for (const key of await cache.keys(path, BY_ADDRESS)) await cache.delete(key);
}

/**
 * Keeps a page with all that it needs in order to be shown: the page itself last, so that it is never there without its
 * own scripts and styles. What was kept of it before stays until everything has been downloaded.
 *
 * @throws when one of its files cannot be downloaded or stored
 */
export async function keepPage(address: string, response: Response): Promise<void> {
  const html = await response.text();
  const files = filesOfPage(html, BASE);
  const assets = await caches.open(names.assets);
  const pages = await caches.open(names.pages);
  await Promise.all(files.assets.map((file) => keep(assets, BASE + file)));
  const others = await Promise.all(
    files.others.map(
      async (file) => [keyOfFile(address, file), await download(BASE + file)] as const,
    ),
  );
  await forgetPage(pages, BASE + address);
  await Promise.all(others.map(([key, file]) => pages.put(key, file)));
  const more = {[SAVED_AT]: String(Date.now()), [NEEDS]: files.assets.join(' ')};
  await pages.put(BASE + address, storable(html, response, more));
  await dropOldest(pages);
}

/** A page as it was kept. */
export function keptPage(address: string): Promise<Response | undefined> {
  return caches.match(BASE + address, {ignoreVary: true, cacheName: names.pages});
}

/** A file of a kept page. */
export function fileOfKeptPage(page: string, file: string): Promise<Response | undefined> {
  return caches.match(keyOfFile(page, file), {ignoreVary: true, cacheName: names.pages});
}

/** When a kept page was kept, in milliseconds since 1970. */
export function savedAt(response: Response): number {
  return Number(response.headers.get(SAVED_AT));
}
