import {isStreamMethod} from '@site/src/openrpc/samples/call';
import {mineNewest, recordedBlocks, replay} from '../chain/replay';
import {startAnvil} from '../nodes/anvil';
import {arrival} from '../scenes/arrival';
import {pool} from '../scenes/pool';
import {reading} from '../scenes/reading';
import type {Cases} from './cases';
import {httpClient} from './http';
import {type Outcomes, playScenes} from './play';
import {byHand, type Player} from './player';

/**
 * Plays on a development node what such a node can do: it has the example chain's accounts, contracts and transactions,
 * in blocks of its own.
 * @param left ids of examples that are not played
 */
export async function runAnvil(
  cases: Cases,
  left: ReadonlySet<string>,
  player: Player,
): Promise<Outcomes> {
  const blocks = recordedBlocks();
  const [first] = blocks;
  const newest = blocks.at(-1);
  if (!first || !newest) throw new Error('The recorded chain is empty.');
  const node = await startAnvil(first.timestamp - 1);
  try {
    await replay(httpClient(node.http), blocks.slice(0, -1));
    const head = arrival((stage) => mineNewest(stage, newest));
    // Streams that no scene has are asked over HTTP, where samples do not go.
    const streams = [...cases].flatMap(([id, {method}]) =>
      isStreamMethod(method.name) ? [id] : [],
    );
    const unasked = new Set([...left, ...(player === byHand ? [] : streams)]);
    const scenes = [head, reading(cases, [head, pool], unasked), pool];
    // A scene breaks off where the node lacks something; the record tells which examples it has.
    return await playScenes(node, cases, scenes, () => undefined, player);
  } finally {
    await node.stop();
  }
}
