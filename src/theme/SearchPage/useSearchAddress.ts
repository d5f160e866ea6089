import {useHistory, useLocation} from '@docusaurus/router';
import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {VERSION_PARAMETER} from '@site/src/search/browser/useSearchLink';
import {useChosenVersion} from '@site/src/versions/useShownVersion';
import {useCallback} from 'react';

export interface SearchAddress {
  readonly query: string;
  readonly version: GlobalVersion;
  readonly setQuery: (query: string) => void;
  readonly setVersion: (name: string) => void;
}

/** The query and version in the page's address, for back, forward and bookmarks. */
export function useSearchAddress(maxLength: number): SearchAddress {
  const history = useHistory();
  const location = useLocation();
  // The page is prerendered without a query; the first render in the browser must be equal.
  const parameters = new URLSearchParams(useIsBrowser() ? location.search : '');
  const versions = useVersions(undefined);
  const chosen = useChosenVersion();
  const version = versions.find(({name}) => name === parameters.get(VERSION_PARAMETER)) ?? chosen;

  const set = useCallback(
    (name: string, value: string | undefined) => {
      const next = new URLSearchParams(window.location.search);
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
      history.replace({pathname: window.location.pathname, search: next.toString()});
    },
    [history],
  );
  return {
    query: (parameters.get('q') ?? '').slice(0, maxLength),
    version,
    setQuery: (query) => {
      set('q', query);
    },
    setVersion: (name) => {
      set(VERSION_PARAMETER, name === chosen.name ? undefined : name);
    },
  };
}
