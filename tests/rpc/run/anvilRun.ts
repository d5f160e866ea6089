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
 * Executes on a development node what it supports: it has the example chain's accounts, contracts and transactions, in
 * its own blocks.
 * @param left ids of examples that are not executed
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
    // Subscriptions without a scene are called over HTTP, which samples do not use.
    const streams = [...cases].flatMap(([id, {method}]) =>
      isStreamMethod(method.name) ? [id] : [],
    );
    const unasked = new Set([...left, ...(player === byHand ? [] : streams)]);
    const scenes = [head, reading(cases, [head, pool], unasked), pool];
    // A scene is aborted where the node lacks something; the record shows which examples it has.
    return await playScenes(node, cases, scenes, () => undefined, player);
  } finally {
    await node.stop();
  }
}
