import {FORMAT} from './formats';

/** Names of the caches of a site; other sites can share the origin below another base URL. */
export interface CacheNames {
  /** Every cache of this site, of any format, begins with it. */
  readonly prefix: string;
  /** What is kept, as data. */
  readonly state: string;
  /** Files whose names contain a hash, of all versions, deploys and visited pages. */
  readonly assets: string;
  /** Visited pages. */
  readonly pages: string;
  /** Which open page came from which copy. */
  readonly origins: string;
  /** The other files of one edition of a version. */
  readonly edition: (version: string, id: string) => string;
}

/** @param baseUrl path of the site, with a slash at both ends */
export function cacheNames(baseUrl: string): CacheNames {
  const prefix = `offline ${baseUrl} `;
  const own = `${prefix}${FORMAT} `;
  return {
    prefix,
    state: `${own}state`,
    assets: `${own}assets`,
    pages: `${own}pages`,
    origins: `${own}origins`,
    edition: (version, id) => `${own}edition ${version} ${id}`,
  };
}

/** Deletes everything that was kept. */
export async function deleteCaches({prefix}: CacheNames): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}
