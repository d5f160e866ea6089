import type {SearchManifest} from '../../plugins/search-index/shards';

/** Which index is meant: the contextual tag of a version, and a language. */
export interface IndexKey {
  readonly tag: string;
  readonly language: string;
}

/** The key of a map. */
export function nameOf({tag, language}: IndexKey): string {
  return `${tag} ${language}`;
}

async function get(url: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response;
}

/**
 * Asks which indexes there are.
 *
 * @param folder address of the indexes, `/search-index/`
 * @param cache `reload` goes past all caches
 */
export async function fetchManifest(
  folder: string,
  cache: 'no-cache' | 'reload' = 'no-cache',
): Promise<SearchManifest> {
  return (await get(`${folder}manifest.json`, cache)).json() as Promise<SearchManifest>;
}

/** Downloads an index. Null where there is none. */
export async function fetchShard(
  folder: string,
  {tag, language}: IndexKey,
  manifest: SearchManifest,
  cache: 'default' | 'reload' = 'default',
): Promise<Response | null> {
  const name = manifest[tag]?.[language];
  // Names change with their content, so the browser may keep a shard for good.
  return name === undefined ? null : get(folder + name, cache);
}
