import {resultOf} from '../run/http';
import type {Scene} from '../run/play';

const LOGS = 'eth_subscribe/logs across a reorganisation';

/** Removed logs before new ones, as the page shows them: the node reads them from two channels, in either order. */
function removedFirst(logs: readonly unknown[]): unknown[] {
  const isRemoved = (log: unknown): boolean => (log as {readonly removed: boolean}).removed;
  return [...logs.filter(isRemoved), ...logs.filter((log) => !isRemoved(log))];
}

/**
 * The node goes back by a block, imports one without votes, and then the one with all votes.
 * @param blocks files of the two blocks
 */
export function reorganisation(blocks: {readonly side: string; readonly newest: string}): Scene {
  return {
    cases: ['debug_setHead/basic', LOGS],
    play: async (stage) => {
      await stage.play('debug_setHead/basic');
      const socket = await stage.playing.connect();
      const {params} = stage.caseOf(LOGS);
      const subscription = await resultOf(socket.ask, 'eth_subscribe', ...params);
      await resultOf(stage.ask, 'admin_importChain', blocks.side);
      await socket.awaited(subscription, 1);
      await resultOf(stage.ask, 'admin_importChain', blocks.newest);
      const [first, ...others] = await socket.awaited(subscription, 3);
      stage.keep(LOGS, {result: subscription}, [first, ...removedFirst(others)]);
      socket.close();
    },
  };
}
