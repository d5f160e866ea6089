import type {Scene, Stage} from '../run/play';

/** Subscriptions that report a block, and the number of notifications for the newest one. */
const SUBSCRIPTIONS = ['newHeads', 'logs', 'transactionReceipts', 'newFinalizedHeaders'];

const LOGS = 'eth_newFilter/basic';
const BLOCKS = 'eth_newBlockFilter/basic';

/**
 * The newest block arrives, which triggers the waiting subscriptions.
 * @param arrive imports the newest block of the example chain
 */
export function arrival(arrive: (stage: Stage) => Promise<unknown>): Scene {
  return {
    cases: [
      ...SUBSCRIPTIONS.map((name) => `eth_subscribe/${name}`),
      ...['eth_unsubscribe/basic', LOGS, BLOCKS],
      ...['eth_newFinalizedHeaderFilter/basic', 'eth_newVotesFilter/basic'],
      ...['eth_newPendingTransactionFilter/basic', 'eth_uninstallFilter/basic'],
      ...['eth_getFilterChanges/basic', 'eth_getFilterChanges/block filter'],
      'eth_getFilterLogs/basic',
      ...['eth_sendRawTransactionSync/basic', 'eth_sendRawTransactionSync/custom timeout'],
    ],
    play: async (stage) => {
      const socket = await stage.playing.connect();
      const subscribed: [string, unknown][] = [];
      for (const name of SUBSCRIPTIONS) {
        const id = `eth_subscribe/${name}`;
        const {method, params} = stage.caseOf(id);
        const answer = await socket.ask(method.name, stage.translation.toNode(params));
        if (answer.error) stage.keep(id, answer);
        else subscribed.push([id, answer.result]);
      }
      await stage.playDrawn(LOGS);
      await stage.playDrawn(BLOCKS);
      await stage.playDrawn('eth_newFinalizedHeaderFilter/basic');
      await stage.playDrawn('eth_newVotesFilter/basic');
      await stage.playDrawn('eth_newPendingTransactionFilter/basic');

      const sent = Promise.all([
        stage.play('eth_sendRawTransactionSync/custom timeout'),
        stage.play('eth_sendRawTransactionSync/basic'),
      ]);
      await arrive(stage);
      await sent;

      for (const [id, subscription] of subscribed) {
        const notifications = await socket.awaited(subscription, 1);
        stage.translation.learn(stage.caseOf(id).example?.result.value, subscription);
        stage.keep(id, {result: subscription}, notifications);
      }
      await stage.playAll(['eth_getFilterChanges/basic', 'eth_getFilterChanges/block filter']);
      await stage.playAll(['eth_getFilterLogs/basic', 'eth_uninstallFilter/basic']);
      await stage.play('eth_unsubscribe/basic', socket.ask);
      socket.close();
    },
  };
}
