import type {Scene} from '../run/play';

const TRACES = 'debug_subscribe/basic';

/** Traces of a range of blocks, delivered as they are created, and failing WebSocket calls. */
export const tracing: Scene = {
  cases: [
    ...[TRACES, 'debug_unsubscribe/basic', 'eth_subscribe!unknown event'],
    'admin_subscribe!argument missing',
  ],
  play: async (stage) => {
    const socket = await stage.playing.connect();
    const subscription = await stage.playDrawn(TRACES, socket.ask);
    stage.keep(TRACES, {result: subscription}, await socket.awaited(subscription, 1));
    await stage.playAll(tracing.cases.slice(1), socket.ask);
    socket.close();
  },
};
