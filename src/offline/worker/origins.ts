import {cacheNames} from '../names';
import type {Origin} from '../messages';
import {BASE, scope} from './scope';

/*
 * Which open page came from which copy. A page only ever gets files of the deploy that its document is of, also after the
 * reader has replaced the copy. The browser may stop the worker at any time, so this is stored.
 */

const {origins: CACHE} = cacheNames(BASE);
/** A page that is loading is not yet among the open ones: what was stored in the last minute stays, in milliseconds. */
const LOADING_MS = 60_000;

/** What is stored for a page. */
interface Entry {
  readonly origin: Origin;
  readonly at: number;
}

const keyOf = (client: string): string => `/-/${client}`;

/** Remembers where the document of a page came from. */
export async function setOrigin(client: string, origin: Origin): Promise<void> {
  if (client === '') return;
  const cache = await caches.open(CACHE);
  await cache.put(
    keyOf(client),
    new Response(JSON.stringify({origin, at: Date.now()} satisfies Entry)),
  );
}

/** Where the document of a page came from; undefined for the network. */
export async function originOf(client: string): Promise<Origin | undefined> {
  if (client === '') return undefined;
  const found = await caches.match(keyOf(client), {cacheName: CACHE});
  return found && ((await found.json()) as Entry).origin;
}

/** The origins of open pages; those of closed ones are deleted. */
export async function openOrigins(): Promise<readonly Origin[]> {
  const open = await scope.clients.matchAll({includeUncontrolled: true, type: 'all'});
  const ids = new Set(open.map(({id}) => keyOf(id)));
  const cache = await caches.open(CACHE);
  const found: Origin[] = [];
  for (const key of await cache.keys()) {
    const entry = (await (await cache.match(key))?.json()) as Entry | undefined;
    if (!entry) continue;
    const isOpen = ids.has(new URL(key.url).pathname) || Date.now() - entry.at < LOADING_MS;
    if (isOpen) found.push(entry.origin);
    else await cache.delete(key);
  }
  return found;
}
