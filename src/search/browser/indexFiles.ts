import type {SearchManifest} from '../manifest';
import {fetchWithin, type Attempt} from './fetchWithin';

/** Identifies an index: the contextual tag of a version, and a language. */
export interface IndexKey {
  readonly tag: string;
  readonly language: string;
}

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
  // Names contain content hashes, so the browser may cache an index forever.
  attempt: Attempt = {cache: 'default', timeoutFactor: 1},
): Promise<Response | null> {
  const name = manifest[tag]?.[language];
  return name === undefined ? null : fetchWithin(folder + name, attempt);
}
