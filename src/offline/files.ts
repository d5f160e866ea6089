import {ASSETS, DIGEST_LENGTH, type FileList, type ListedFile} from './formats';
import type {CacheNames} from './names';
import type {PartialCopy} from './state';

/** Ignores what differs between the request that stored a file and the one that reads it. */
export const BY_ADDRESS: CacheQueryOptions = {ignoreSearch: true, ignoreVary: true};

/** The list of a copy; none if its download has not begun. */
export async function listOf(copy: PartialCopy, baseUrl: string): Promise<FileList | undefined> {
  const found = await caches.match(baseUrl + copy.list, {...BY_ADDRESS, cacheName: copy.cache});
  return found && ((await found.json()) as FileList);
}

/** The name of the cache of a file of a copy: files named by their content are stored once for all copies. */
export function cacheOf([address]: ListedFile, edition: string, names: CacheNames): string {
  return address.startsWith(ASSETS) ? names.assets : edition;
}

/** The digest of a file, as in lists. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.slice(0, DIGEST_LENGTH);
}

/**
 * A response as it is stored: a redirect that was followed must not answer a navigation, and the body is no longer
 * compressed.
 */
export function storable(
  body: BodyInit,
  {headers}: Response,
  more: Readonly<Record<string, string>> = {},
): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  for (const [name, value] of Object.entries(more)) kept.set(name, value);
  return new Response(body, {headers: kept});
}
