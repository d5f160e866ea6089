import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchConfig} from '@site/src/search/browser/useSearchConfig';
import {searchVersion} from '@site/src/search/browser/versionSearch';
import type {SearchHit} from '@site/src/search/hit';
import {useCallback, useEffect, useState} from 'react';

const HITS_PER_PAGE = 20;
/** Keystrokes that follow each other faster than this are one search. */
const TYPING_PAUSE_MS = 120;

export type SearchState =
  | {readonly kind: 'idle'}
  | {readonly kind: 'loading'; readonly hits: readonly SearchHit[]}
  | {readonly kind: 'failed'}
  | {
      readonly kind: 'found';
      readonly hits: readonly SearchHit[];
      readonly total: number;
      readonly hasMore: boolean;
    };

export interface Search {
  readonly state: SearchState;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** Searches whenever the query or the version changes; the answer to an older query is dropped. */
export function useSearch(query: string, version: string): Search {
  const config = useSearchConfig();
  const {siteConfig, i18n} = useDocusaurusContext();
  const [state, setState] = useState<SearchState>({kind: 'idle'});
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
      setState({kind: 'idle'});
      return undefined;
    }
    let current = true;
    const run = () =>
      searchVersion({
        config,
        baseUrl: siteConfig.baseUrl,
        locale: i18n.currentLocale,
        version,
        query,
        page,
        hitsPerPage: HITS_PER_PAGE,
      });
    setState((before) => ({kind: 'loading', hits: 'hits' in before ? before.hits : []}));
    const timer = setTimeout(() => {
      run().then(
        ({hits, nbHits, nbPages}) => {
          if (!current) return;
          setState((before) => ({
            kind: 'found',
            hits: page > 0 && 'hits' in before ? [...before.hits, ...hits] : hits,
            total: nbHits,
            hasMore: page + 1 < nbPages,
          }));
        },
        () => {
          if (current) setState({kind: 'failed'});
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, version, page, attempt, config, siteConfig.baseUrl, i18n.currentLocale]);

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
