import {resultOf} from '../run/http';
import type {Scene} from '../run/play';

const SYNCING = 'eth_subscribe/syncing';

/** What holds before anything has happened to such a node. */
const AT_FIRST = [
  ...['eth_accounts/basic', 'eth_coinbase!not a validator', 'eth_etherbase!not a validator'],
  ...['eth_mining/basic', 'admin_peers/no peers'],
  'debug_getTrieFlushInterval!path-based storage',
];

/** A node that holds no keys, seals nothing and has the newer storage of states; it catches up with its first peer. */
export const plain: Scene = {
  cases: [...AT_FIRST, SYNCING],
  play: async (stage) => {
    await stage.playAll(AT_FIRST);
    const socket = await stage.playing.connect();
    const subscription = await resultOf(socket.ask, 'eth_subscribe', 'syncing');
    // The node looks once a minute whether it has caught up. Where a block has just come by then, it tells first that it has not.
    let notifications = await socket.awaited(subscription, 1);
    while (notifications.at(-1) !== false)
      notifications = await socket.awaited(subscription, notifications.length + 1);
    stage.keep(SYNCING, {result: subscription}, notifications.slice(-1));
    socket.close();
  },
};
