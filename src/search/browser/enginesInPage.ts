import {SearchEngine} from '../engine';
import type {SearchShard} from '../records';
import {createEngines, readShard, type Engines} from './engines';

/** Sections that are indexed at a time while the reader goes on typing. */
const STEP = 50;

/** Makes the engine of a version in steps, between which a browser answers its reader. */
export async function inSteps(shard: SearchShard): Promise<SearchEngine> {
  const engine = new SearchEngine(shard);
  const count = shard.pages.reduce((sum, {sections}) => sum + sections.length, 0);
  for (let from = 0; from < count; from += STEP) {
    engine.add(from, from + STEP);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return engine;
}

/** Engines in the page itself, for browsers that let it have no worker. */
export function enginesInPage(): Engines {
  return createEngines((index) => inSteps(readShard(index)));
}
