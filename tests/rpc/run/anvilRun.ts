import {mineNewest, recordedBlocks, replay} from '../chain/replay';
import {startAnvil} from '../nodes/anvil';
import {arrival} from '../scenes/arrival';
import {pool} from '../scenes/pool';
import {reading} from '../scenes/reading';
import type {Cases} from './cases';
import {httpClient} from './http';
import {type Outcomes, playScenes} from './play';

/**
 * Plays on a development node what such a node can do: it has the example chain's accounts, contracts and transactions,
 * in blocks of its own.
 * @param left ids of examples that are not played
 */
export async function runAnvil(cases: Cases, left: ReadonlySet<string>): Promise<Outcomes> {
  const blocks = recordedBlocks();
  const [first] = blocks;
  const newest = blocks.at(-1);
  if (!first || !newest) throw new Error('The recorded chain is empty.');
  const node = await startAnvil(first.timestamp - 1);
  try {
    await replay(httpClient(node.http), blocks.slice(0, -1));
    const head = arrival((stage) => mineNewest(stage, newest));
    const scenes = [head, reading(cases, [head, pool], left), pool];
    // A scene breaks off where the node lacks something; the record tells which examples it has.
    return await playScenes(node, cases, scenes, () => undefined);
  } finally {
    await node.stop();
  }
}
