import {isRecord} from '../../profile/parameter';
import type {SearchHit} from '../hit';
import {addressOfRecord, readHit} from './readHit';

/** The parts of an answer that the interface uses. */
export interface ReadAnswer {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly queryID?: string;
  /** Words of the site that resemble a query without hits; none of a provider. */
  readonly nearest: readonly string[];
}

/**
 * Reads the first result of a provider's answer. Drops hits that cannot be shown or do not lead to this site.
 *
 * @param origin of the site
 * @throws when it is not a search result
 */
export function readAnswer(answer: unknown, origin: string): ReadAnswer {
  const results = isRecord(answer) ? answer.results : undefined;
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isRecord(first) || !Array.isArray(first.hits)) {
    throw new TypeError('The search provider answered something else than hits');
  }
  const hits = first.hits.flatMap(
    (hit) => readHit(hit, (url) => addressOfRecord(url, origin)) ?? [],
  );
  const {nbHits, nbPages, queryID, nearest} = first;
  return {
    hits,
    nbHits: typeof nbHits === 'number' ? nbHits : hits.length,
    nearest: Array.isArray(nearest) ? nearest.map(String) : [],
    nbPages: typeof nbPages === 'number' ? nbPages : 1,
    ...(typeof queryID === 'string' && {queryID}),
  };
}
