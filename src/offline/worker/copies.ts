import {BY_ADDRESS, listOf} from '../files';
import type {Origin} from '../messages';
import {cacheNames} from '../names';
import {readState, type Copy, type PartialCopy} from '../state';
import {BASE} from './scope';

const names = cacheNames(BASE);

/** Complete copies, the newest first: pages that several have, such as the search, are of the newest. */
export async function copies(): Promise<readonly Copy[]> {
  const state = await readState(names);
  return [...state.copies].sort((a, b) => b.savedAt - a.savedAt);
}

/** A file that is not named by its content, from a copy. */
export function fileOf(
  {cache}: Pick<Copy, 'cache'>,
  address: string,
): Promise<Response | undefined> {
  return caches.match(BASE + address, {...BY_ADDRESS, cacheName: cache});
}

/** A copy and those of other versions from the same deploy, by the name of its cache. */
export async function ofSameDeploy(cache: string): Promise<readonly PartialCopy[]> {
  const {copies: complete, replaced} = await readState(names);
  const all = [...complete, ...replaced];
  const own = all.find((copy) => copy.cache === cache);
  if (!own) return [];
  return [own, ...all.filter((copy) => copy !== own && copy.deploy === own.deploy)];
}

/** Whether a file is in the list of a page's copy. */
export async function isListed(address: string, origin: Origin): Promise<boolean> {
  if (origin.kind === 'page') return false;
  const [own] = await ofSameDeploy(origin.cache);
  const list = own && (await listOf(own, BASE));
  return list?.files.some(([listed]) => listed === address) ?? false;
}
