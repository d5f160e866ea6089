import type {IndexKey, MissingPart} from '../answer';
import {PARTS_FOLDER, type SearchManifest} from '../manifest';
import {FIRST, fetchWithin, type Attempt} from './fetchWithin';

/** The key of a map. */
export function nameOf({tag, language}: IndexKey): string {
  return `${tag} ${language}`;
}

/**
 * Requests the list of indexes.
 *
 * @param folder address of the indexes, `/search-index/`
 */
export async function fetchManifest(
  folder: string,
  attempt: Attempt = {cache: 'no-cache', timeoutFactor: 1},
): Promise<SearchManifest> {
  return (await fetchWithin(`${folder}manifest.json`, attempt)).json() as Promise<SearchManifest>;
}

/** Requests an index. Null if there is none. */
export async function fetchIndex(
  folder: string,
  {tag, language}: IndexKey,
  manifest: SearchManifest,
  attempt: Attempt = FIRST,
): Promise<Response | null> {
  const name = manifest[tag]?.[language];
  return name === undefined ? null : fetchWithin(folder + name, attempt);
}

/** Requests a part of a split index. */
export async function fetchPart(
  folder: string,
  {name}: MissingPart,
  attempt: Attempt,
): Promise<string> {
  return (await fetchWithin(`${folder}${PARTS_FOLDER}/${name}.json`, attempt)).text();
}
