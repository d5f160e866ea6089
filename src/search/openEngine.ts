import {SearchEngine} from './engine';
import {unpackShard, type PackedShard} from './pack';

/** The engine of a shard as it was downloaded or read from a build. */
export function openEngine(packed: PackedShard): Promise<SearchEngine> {
  return SearchEngine.inSteps(unpackShard(packed));
}
