import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchConfig} from '@site/src/search/browser/useSearchConfig';
import {searchVersion} from '@site/src/search/browser/versionSearch';
import {useCallback, useEffect, useState} from 'react';
import {IDLE, answered, begun, failed, type SearchState} from './searchState';

/** Keystrokes within this time are one search. */
const TYPING_PAUSE_MS = 120;

export interface Search {
  readonly state: SearchState;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** Searches when the query or the version changes; answers to older queries are dropped. */
export function useSearch(query: string, version: string): Search {
  const config = useSearchConfig();
  const {siteConfig, i18n} = useDocusaurusContext();
  const [state, setState] = useState(IDLE);
  const [page, setPage] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [searched, setSearched] = useState({query, version});

  // A new query starts on its first page, in the same render.
  if (searched.query !== query || searched.version !== version) {
    setSearched({query, version});
    setPage(0);
  }

  useEffect(() => {
    if (query.trim() === '') {
      setState(IDLE);
      return undefined;
    }
    let current = true;
    const {baseUrl} = siteConfig;
    const search = {config, baseUrl, locale: i18n.currentLocale, version, query, page};
    setState(begun);
    const timer = setTimeout(() => {
      searchVersion(search).then(
        (answer) => {
          if (current) setState((before) => answered(before, page, answer));
        },
        () => {
          if (current) setState((before) => failed(before, page));
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, version, page, attempt, config, siteConfig, i18n.currentLocale]);

  return {
    state,
    showMore: useCallback(() => {
      setPage((before) => before + 1);
    }, []),
    retry: useCallback(() => {
      setAttempt((before) => before + 1);
    }, []),
  };
}
