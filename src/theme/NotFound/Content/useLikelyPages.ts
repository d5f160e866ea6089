import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useState} from 'react';
import type {TitledPage} from './pagesByWords';

/** Likely pages for an address. Their titles, and the code, are loaded only on the not-found page. */
export function useLikelyPages(
  pathname: string,
  words: string,
  version: GlobalVersion,
): readonly TitledPage[] {
  const [pages, setPages] = useState<readonly TitledPage[]>([]);

  useEffect(() => {
    let current = true;
    const show = async (): Promise<void> => {
      const {likelyIn} = await import('./likelyIn');
      if (current) setPages(likelyIn(version, pathname, words));
    };
    setPages([]);
    // The page is of use without them.
    show().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [pathname, words, version]);

  return pages;
}
