import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import titles from '@generated/search-index/default/titles.json';
import {likelyPages} from './likelyPages';
import type {TitledPage} from './pagesByWords';

/** Likely pages of a version. Comes with the titles of all versions, a few kilobytes: load it when it is needed. */
export function likelyIn(
  {name, docs}: GlobalVersion,
  pathname: string,
  words: string,
): TitledPage[] {
  const pages = docs.flatMap(({id, path}) => {
    const title = titles[name]?.[id];
    return title === undefined ? [] : [{path, title}];
  });
  return likelyPages(pathname, words, pages);
}
