import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchConfig} from '@site/src/search/browser/useSearchConfig';
import {useEffect, useState} from 'react';
import type {LikelyPage} from './likelyPages';

/** Likely pages for an address. Their code is loaded only on the not-found page. */
export function useLikelyPages(
  pathname: string,
  words: string,
  version: GlobalVersion,
): readonly LikelyPage[] {
  const config = useSearchConfig();
  const {siteConfig, i18n} = useDocusaurusContext();
  const [pages, setPages] = useState<readonly LikelyPage[]>([]);

  useEffect(() => {
    const {baseUrl} = siteConfig;
    const wanted = {pathname, words, version, config, baseUrl, locale: i18n.currentLocale};
    let current = true;
    const show = async (): Promise<void> => {
      const {likelyPages} = await import('./likelyPages');
      for await (const likely of likelyPages(wanted)) if (current) setPages(likely);
    };
    setPages([]);
    show().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [pathname, words, version, config, siteConfig, i18n.currentLocale]);

  return pages;
}
