import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {searchVersion, type VersionSearch} from '@site/src/search/browser/versionSearch';
import {nearestPaths} from './nearestPaths';

const MAX_PAGES = 3;

export interface LikelyPage {
  readonly path: string;
  /** HTML; missing if only the address is known. */
  readonly title?: string;
}

/** The requested address and version. */
export interface Wanted extends Pick<VersionSearch, 'config' | 'baseUrl' | 'locale'> {
  readonly pathname: string;
  /** The words of the address. */
  readonly words: string;
  readonly version: GlobalVersion;
}

/** The pages that the search finds for the words of the address. None if the search fails. */
async function foundFor({words, version, ...search}: Wanted): Promise<LikelyPage[]> {
  const query = {...search, version: version.name, query: words};
  const {hits} = await searchVersion(query).catch(() => ({hits: []}));
  return hits
    .map(({url, hierarchy}) => ({path: url.replace(/[?#].*$/u, ''), title: hierarchy.lvl1 ?? ''}))
    .filter(({path}) => version.docs.some((doc) => doc.path === path));
}

/**
 * Up to three likely pages: those with a similar address, and then, once the site's own index has answered, search
 * results. A hosted provider is not queried, because the reader has not agreed to send the address there.
 */
export async function* likelyPages(wanted: Wanted): AsyncGenerator<readonly LikelyPage[]> {
  const known = wanted.version.docs.map(({path}) => path);
  const alike = nearestPaths(wanted.pathname, known, MAX_PAGES).map((path) => ({path}));
  yield alike;
  if (wanted.words === '' || wanted.config.mode.kind === 'hosted') return;
  const pages = new Map<string, LikelyPage>(alike.map((page) => [page.path, page]));
  for (const page of await foundFor(wanted)) if (!pages.has(page.path)) pages.set(page.path, page);
  yield [...pages.values()].slice(0, MAX_PAGES);
}
