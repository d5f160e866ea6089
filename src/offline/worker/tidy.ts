import {listOf} from '../files';
import {ASSETS} from '../formats';
import {cacheNames} from '../names';
import {changeState, readState} from '../state';
import {NEEDS} from './headers';
import {openOrigins} from './origins';
import {BASE} from './scope';

const names = cacheNames(BASE);
const EDITIONS = names.edition('', '').trimEnd();

/** Replaced copies from which pages are still open stay; the others are forgotten. */
async function forgetReplaced(): Promise<void> {
  const open = await openOrigins();
  const used = new Set(open.flatMap((origin) => (origin.kind === 'copy' ? [origin.cache] : [])));
  await changeState(names, (state) => ({
    ...state,
    replaced: state.replaced.filter(({cache}) => used.has(cache)),
  }));
}

async function neededAssets(): Promise<Set<string>> {
  const {copies, partial, replaced} = await readState(names);
  const needed = new Set<string>();
  for (const copy of [...copies, ...partial, ...replaced]) {
    const list = await listOf(copy, BASE);
    for (const [address] of list?.files ?? []) {
      if (address.startsWith(ASSETS)) needed.add(BASE + address);
    }
  }
  const pages = await caches.open(names.pages);
  for (const page of await pages.matchAll()) {
    const assets = page.headers.get(NEEDS)?.split(' ') ?? [];
    for (const address of assets) needed.add(BASE + address);
  }
  return needed;
}

async function deleteEditions(): Promise<void> {
  const {copies, partial, replaced} = await readState(names);
  const needed = new Set([...copies, ...partial, ...replaced].map(({cache}) => cache));
  const editions = (await caches.keys()).filter((name) => name.startsWith(EDITIONS));
  for (const name of editions) if (!needed.has(name)) await caches.delete(name);
}

/** Deletes what neither a copy nor a kept page nor an open page needs. */
export async function tidy(): Promise<void> {
  await forgetReplaced();
  await deleteEditions();
  const needed = await neededAssets();
  const assets = await caches.open(names.assets);
  for (const key of await assets.keys()) {
    if (!needed.has(new URL(key.url).pathname)) await assets.delete(key);
  }
}
