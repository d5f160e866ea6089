import {renderIndex, type IndexFile} from '../../../src/plugins/search-index/shards';
import type {SearchShard} from '../../../src/search/records';

/** The files of a split index. */
export function splitFiles(shard: SearchShard): readonly IndexFile[] {
  return renderIndex([shard], 0).files;
}
