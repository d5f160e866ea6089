import type {SearchHit} from '@site/src/search/hit';
import type {ReadAnswer} from '@site/src/search/browser/readAnswer';

/** State of the search page. Hits stay while others are loading, and when loading more of them fails. */
export interface SearchState {
  readonly kind: 'idle' | 'loading' | 'failed' | 'found';
  readonly hits: readonly SearchHit[];
  /** Total number of hits. */
  readonly total: number;
  readonly hasMore: boolean;
  /** Words of the site that resemble a query without hits. */
  readonly nearest: readonly string[];
}

/** No query. */
export const IDLE: SearchState = {kind: 'idle', hits: [], total: 0, hasMore: false, nearest: []};

/** A search has started; earlier hits stay until its answer. */
export function begun(before: SearchState): SearchState {
  return {...before, kind: 'loading'};
}

/** A page of hits has arrived, 0-based: the first replaces all others, later ones are appended. */
export function answered(before: SearchState, page: number, answer: ReadAnswer): SearchState {
  const {hits, nbHits, nbPages, nearest} = answer;
  return {
    kind: 'found',
    hits: page > 0 ? [...before.hits, ...hits] : hits,
    total: nbHits,
    hasMore: page + 1 < nbPages,
    nearest,
  };
}

/** A page of hits failed: the first clears the hits, later ones keep those before. */
export function failed(before: SearchState, page: number): SearchState {
  return {...(page > 0 ? before : IDLE), kind: 'failed'};
}
