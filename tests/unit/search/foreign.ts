import {withForeignPages} from '../../../bench/search/foreignShard';
import type {SearchShard} from '../../../src/search/records';

/** The documentation of installed packages as a version: texts that the ranking was not tuned on. */
export function foreignShard(pages: number): SearchShard {
  const empty: SearchShard = {
    tag: 'docs-default-2.0.0',
    version: '2.0.0',
    language: 'en',
    pages: [],
  };
  return withForeignPages(empty, pages);
}
