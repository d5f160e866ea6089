import {ASSETS} from '../formats';

/** Elements of a document that load something. */
const LOADING = /<(?:script|link|img)\b[^>]*>/giu;

/** Their address, quoted or not. */
const ADDRESS = /\s(?:src|href)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^\s>]+))/iu;

/** Links that a browser follows to show the page. */
const SHOWN_LINK = / rel=["']?(?:stylesheet|preload|modulepreload|icon)\b/iu;

/** What a page needs in order to be shown, as addresses below the base URL. */
export interface PageFiles {
  /** Named by their content. */
  readonly assets: readonly string[];
  readonly others: readonly string[];
}

/**
 * Files that a document loads from its own site.
 *
 * @param baseUrl path of the site, with a slash at both ends
 */
export function filesOfPage(html: string, baseUrl: string): PageFiles {
  const addresses = new Set<string>();
  for (const [element] of html.matchAll(LOADING)) {
    if (/^<link/iu.test(element) && !SHOWN_LINK.test(element)) continue;
    const {double, single, plain} = ADDRESS.exec(element)?.groups ?? {};
    const url = double ?? single ?? plain ?? '';
    if (url.startsWith(baseUrl) && !url.startsWith('//')) addresses.add(url.slice(baseUrl.length));
  }
  const all = [...addresses];
  return {
    assets: all.filter((address) => address.startsWith(ASSETS)),
    others: all.filter((address) => !address.startsWith(ASSETS)),
  };
}
