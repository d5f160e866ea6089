import type {SearchHit} from '@site/src/search/hit';
import type {ReadAnswer} from '@site/src/search/browser/readAnswer';

/** What the search page shows. Hits stay while others are on their way, and when more of them cannot be had. */
export interface SearchState {
  readonly kind: 'idle' | 'loading' | 'failed' | 'found';
  readonly hits: readonly SearchHit[];
  /** Number of all hits, shown or not. */
  readonly total: number;
  readonly hasMore: boolean;
}

/** Nothing was asked for. */
export const IDLE: SearchState = {kind: 'idle', hits: [], total: 0, hasMore: false};

/** A search has begun; what was found before stays until its answer. */
export function begun(before: SearchState): SearchState {
  return {...before, kind: 'loading'};
}

/** A page of hits has come, counted from 0: the first in place of all others, each further one after them. */
export function answered(before: SearchState, page: number, answer: ReadAnswer): SearchState {
  const {hits, nbHits, nbPages} = answer;
  return {
    kind: 'found',
    hits: page > 0 ? [...before.hits, ...hits] : hits,
    total: nbHits,
    hasMore: page + 1 < nbPages,
  };
}

/** A page of hits cannot be had: without the first there are none, without a further one there are those before it. */
export function failed(before: SearchState, page: number): SearchState {
  return {...(page > 0 ? before : IDLE), kind: 'failed'};
}
