import {SearchEngine} from '../engine';
import type {SearchShard} from '../records';
import {createEngines, readShard, type Engines} from './engines';

/** Number of sections that are indexed before yielding to the reader's input. */
const STEP = 50;

/** Creates the engine of a version in steps, between which the browser handles input. */
export async function inSteps(shard: SearchShard): Promise<SearchEngine> {
  const engine = new SearchEngine(shard);
  const count = shard.pages.reduce((sum, {sections}) => sum + sections.length, 0);
  for (let from = 0; from < count; from += STEP) {
    engine.add(from, from + STEP);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return engine;
}

/** Engines in the page itself, for browsers without workers. */
export function enginesInPage(): Engines {
  return createEngines((index) => inSteps(readShard(index)));
}
