import type {Node} from '../nodes/node';
import {httpClient, resultOf} from '../run/http';
import type {Scene} from '../run/play';
import {waitFor} from '../run/waitFor';

const EVENTS = 'admin_subscribe/basic';

/** Address of a node for local peers. */
async function enodeOf(node: Node): Promise<string> {
  const info = (await resultOf(httpClient(node.http), 'admin_nodeInfo')) as {enode: string};
  return info.enode.replace(/@[^:]*:/, '@127.0.0.1:');
}

/** Two nodes connect and disconnect. @param peer the other one */
export function peers(peer: Node): Scene {
  return {
    cases: [
      ...['admin_addPeer/basic', EVENTS, 'admin_peers/basic', 'net_peerCount/basic'],
      ...['admin_addTrustedPeer/basic', 'admin_removeTrustedPeer/basic'],
      ...['admin_removePeer/basic', 'admin_unsubscribe/basic', 'debug_discoveryV4Table/basic'],
      'admin_removePeer/lift all refusals',
    ],
    play: async (stage) => {
      const socket = await stage.playing.connect();
      const {example, params} = stage.caseOf(EVENTS);
      const subscription = await resultOf(socket.ask, 'admin_subscribe', ...params);
      const [shown] = stage.caseOf('admin_addPeer/basic').params;
      stage.translation.learn(shown, await enodeOf(peer));
      const counted = (count: string) =>
        waitFor(`${count} peers`, async () =>
          (await resultOf(stage.ask, 'net_peerCount')) === count ? true : undefined,
        );
      await stage.play('admin_addPeer/basic');
      await counted('0x1');
      await stage.playAll(['admin_peers/basic', 'net_peerCount/basic']);
      const height = await resultOf(stage.ask, 'eth_blockNumber');
      await waitFor('the peer to catch up', async () =>
        (await resultOf(httpClient(peer.http), 'eth_blockNumber')) === height ? true : undefined,
      );
      await stage.playAll(['admin_addTrustedPeer/basic', 'admin_removeTrustedPeer/basic']);
      await stage.playAll(['admin_removePeer/basic', 'debug_discoveryV4Table/basic']);
      const notifications = await socket.awaited(subscription, 2);
      stage.translation.learn(example?.result.value, subscription);
      stage.keep(EVENTS, {result: subscription}, notifications);
      await stage.play('admin_unsubscribe/basic', socket.ask);
      socket.close();
      // As described on the page, a removed peer reconnects once the rejections are lifted.
      await stage.play('admin_removePeer/lift all refusals');
      await resultOf(stage.ask, 'admin_addPeer', await enodeOf(peer));
      await counted('0x1');
      await resultOf(stage.ask, 'admin_removePeer', await enodeOf(peer));
      await counted('0x0');
    },
  };
}
