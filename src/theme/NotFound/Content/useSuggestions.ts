import {
  useActiveVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useShownVersion} from '@site/src/versions/useShownVersion';
import type {TitledPage} from './pagesByWords';
import {useLikelyPages} from './useLikelyPages';
import {wordsOf} from './wordsOf';

/** Suggestions of the not-found page for the requested address. */
export interface Suggestions {
  /** The version in the address, else the one that the reader chose. */
  readonly version: GlobalVersion;
  /** Whether there are others. */
  readonly isOneOfSeveral: boolean;
  /** The same page in other versions, if it exists. */
  readonly elsewhere: readonly {readonly label: string; readonly path: string}[];
  /** Likely pages of this version. */
  readonly likely: readonly TitledPage[];
  /** The words of the address, as a search query. */
  readonly words: string;
}

/**
 * 404.html is shared by all versions and prerendered as the latest; so until hydration is complete the result is the
 * latest version and nothing that depends on the address.
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
  const isOneOfSeveral = versions.length > 1;
  if (!hydrated) {
    return {version: latest, isOneOfSeveral, elsewhere: [], likely: [], words: ''};
  }

  return {
    version: shown,
    isOneOfSeveral,
    elsewhere: versions
      .map((version) => ({label: version.label, version, path: root(version) + within}))
      .filter(({version, path}) => version.docs.some((doc) => doc.path === path)),
    likely,
    words,
  };
}
