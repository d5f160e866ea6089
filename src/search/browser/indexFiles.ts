import type {SearchManifest} from '../manifest';
import {fetchWithin, type Attempt} from './fetchWithin';

/** Which index is meant: the contextual tag of a version, and a language. */
export interface IndexKey {
  readonly tag: string;
  readonly language: string;
}

/** The key of a map. */
export function nameOf({tag, language}: IndexKey): string {
  return `${tag} ${language}`;
}

/**
 * Asks which indexes there are.
 *
 * @param folder address of the indexes, `/search-index/`
 */
export async function fetchManifest(
  folder: string,
  attempt: Attempt = {cache: 'no-cache', patience: 1},
): Promise<SearchManifest> {
  return (await fetchWithin(`${folder}manifest.json`, attempt)).json() as Promise<SearchManifest>;
}

/** Asks for an index. Null where there is none. */
export async function fetchIndex(
  folder: string,
  {tag, language}: IndexKey,
  manifest: SearchManifest,
  // Names change with their content, so the browser may keep an index for good.
  attempt: Attempt = {cache: 'default', patience: 1},
): Promise<Response | null> {
  const name = manifest[tag]?.[language];
  return name === undefined ? null : fetchWithin(folder + name, attempt);
}
