import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchConfig} from '@site/src/search/browser/useSearchConfig';
import {searchVersion} from '@site/src/search/browser/versionSearch';
import {useEffect, useState} from 'react';

const MAX_PAGES = 3;
/** Several hits may lead to one page. */
const HITS = 12;

export interface LikelyPage {
  readonly path: string;
  /** HTML; missing where only the address is known. */
  readonly title?: string;
}

/**
 * Up to three pages that were probably meant: those whose address is nearly the one that was asked for,
 * then those that the search finds for its words. A search that fails adds nothing.
 */
export function useLikelyPages(
  alike: readonly string[],
  words: string,
  version: GlobalVersion,
): readonly LikelyPage[] {
  const config = useSearchConfig();
  const {siteConfig, i18n} = useDocusaurusContext();
  const [found, setFound] = useState<readonly LikelyPage[]>([]);

  useEffect(() => {
    setFound([]);
    if (words === '') return undefined;
    let current = true;
    searchVersion({
      config,
      baseUrl: siteConfig.baseUrl,
      locale: i18n.currentLocale,
      version: version.name,
      query: words,
      hitsPerPage: HITS,
    }).then(
      ({hits}) => {
        const pages = hits.map(({url, hierarchy}) => ({
          path: new URL(url).pathname,
          title: hierarchy.lvl1 ?? '',
        }));
        if (current)
          setFound(pages.filter(({path}) => version.docs.some((doc) => doc.path === path)));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [words, version, config, siteConfig.baseUrl, i18n.currentLocale]);

  const pages = new Map<string, LikelyPage>(alike.map((path) => [path, {path}]));
  for (const page of found) if (!pages.has(page.path)) pages.set(page.path, page);
  return [...pages.values()].slice(0, MAX_PAGES);
}
