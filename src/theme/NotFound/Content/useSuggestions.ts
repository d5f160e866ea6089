import {
  useActiveVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useShownVersion} from '@site/src/versions/useShownVersion';
import type {LikelyPage} from './likelyPages';
import {useLikelyPages} from './useLikelyPages';
import {wordsOf} from './wordsOf';

/** What the not-found page can offer for the address that was asked for. */
export interface Suggestions {
  /** The version that the address names, else the one that the reader chose. */
  readonly version: GlobalVersion;
  /** The same page in other versions, where they have it. */
  readonly elsewhere: readonly {readonly label: string; readonly path: string}[];
  /** Pages of this version that were probably meant. */
  readonly likely: readonly LikelyPage[];
  /** The words of the address, to search for. */
  readonly words: string;
}

/**
 * One 404.html answers for every version, prerendered as the latest; so until hydration is over
 * the answer is the latest version and nothing that depends on the address.
 */
export function useSuggestions(): Suggestions {
  const {pathname} = useLocation();
  const hydrated = useIsBrowser();
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const active = useActiveVersion(undefined) ?? latest;
  const shown = useShownVersion();
  const root = (version: GlobalVersion): string => version.path.replace(/\/$/, '');
  const within = pathname.slice(root(active).length).replace(/\/$/, '');
  const words = wordsOf(within);
  const likely = useLikelyPages(root(shown) + within, words, shown);
  if (!hydrated) return {version: latest, elsewhere: [], likely: [], words: ''};

  return {
    version: shown,
    elsewhere: versions
      .map((version) => ({label: version.label, version, path: root(version) + within}))
      .filter(({version, path}) => version.docs.some((doc) => doc.path === path)),
    likely,
    words,
  };
}
