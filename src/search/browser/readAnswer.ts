import {isRecord} from '../../profile/parameter';
import type {SearchHit} from '../hit';
import {addressOfRecord, readHit} from './readHit';

/** What the interface reads from an answer. */
export interface ReadAnswer {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly queryID?: string;
}

/**
 * Reads the first result of a provider's answer. A hit that cannot be shown, or leads nowhere on this site, is dropped.
 *
 * @param origin of the site that is read
 * @throws when it is no answer to a search
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
  const {nbHits, nbPages, queryID} = first;
  return {
    hits,
    nbHits: typeof nbHits === 'number' ? nbHits : hits.length,
    nbPages: typeof nbPages === 'number' ? nbPages : 1,
    ...(typeof queryID === 'string' && {queryID}),
  };
}
