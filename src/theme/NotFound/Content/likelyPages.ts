import {nearestPaths} from './nearestPaths';
import {pagesByWords, type TitledPage} from './pagesByWords';

const MAX_PAGES = 3;

/**
 * Up to three likely pages for an address that has none: those with a similar address, then those whose titles have its
 * words.
 *
 * @param words the words of the address
 */
export function likelyPages(
  pathname: string,
  words: string,
  pages: readonly TitledPage[],
): TitledPage[] {
  const near = nearestPaths(
    pathname,
    pages.map(({path}) => path),
    MAX_PAGES,
  );
  const alike = near.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  return [...new Set([...alike, ...pagesByWords(words, pages)])].slice(0, MAX_PAGES);
}
