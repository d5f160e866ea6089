import {resultOf} from '../run/http';
import type {Scene} from '../run/play';

const SYNCING = 'eth_subscribe/syncing';

/** Examples that need no preparation on such a node. */
const AT_FIRST = [
  ...['eth_accounts/basic', 'eth_coinbase!not a validator', 'eth_etherbase!not a validator'],
  ...['eth_mining/basic', 'admin_peers/no peers'],
  'debug_getTrieFlushInterval!path-based storage',
];

/** A node without keys that does not seal and uses the newer state storage; it synchronises with its first peer. */
export const plain: Scene = {
  cases: [...AT_FIRST, SYNCING],
  play: async (stage) => {
    await stage.playAll(AT_FIRST);
    const socket = await stage.playing.connect();
    const subscription = await resultOf(socket.ask, 'eth_subscribe', 'syncing');
    // The node checks once a minute whether it is synchronised. If a block has just arrived, it first reports that it
    // is not.
    let notifications = await socket.awaited(subscription, 1);
    while (notifications.at(-1) !== false)
      notifications = await socket.awaited(subscription, notifications.length + 1);
    stage.keep(SYNCING, {result: subscription}, notifications.slice(-1));
    socket.close();
  },
};
