import {furtherTransactions, waitingTransactions} from '../chain/transactions';
import {resultOf} from '../run/http';
import type {Scene} from '../run/play';

const HASHES = 'eth_subscribe/newPendingTransactions, hashes';
const OBJECTS = 'eth_subscribe/newPendingTransactions, full objects';

/** Calls while one transaction is pending and one waits for its predecessor. */
const WAITING = [
  'eth_getTransactionByHash/pending',
  'eth_getTransactionReceipt/pending',
  'eth_getTransactionCount/including pool',
  'eth_pendingTransactions/basic',
  'txpool_status/basic',
  'txpool_inspect/basic',
  'txpool_content/basic',
  'txpool_contentFrom/basic',
];

/** Calls that send transactions, in an order without conflicts. */
const SENDING = [
  'eth_sendRawTransactionSync!timeout',
  'eth_sendRawTransactionSync!timeout as a plain number',
  'eth_sendRawTransactionConditional/basic',
  'eth_sendRawTransactionConditional!too late',
  'eth_sendTransaction/basic',
];

/** Transactions arrive in a pool without a miner. */
export const pool: Scene = {
  cases: [
    ...['txpool_content/empty pool', 'eth_sendRawTransaction/basic', HASHES, OBJECTS],
    ...[...WAITING, ...SENDING, 'eth_resend/basic'],
  ],
  play: async (stage) => {
    const socket = await stage.playing.connect();
    const subscribe = async (id: string) =>
      resultOf(socket.ask, 'eth_subscribe', ...stage.caseOf(id).params);
    await stage.play('txpool_content/empty pool');
    const hashes = await subscribe(HASHES);
    const objects = await subscribe(OBJECTS);
    await stage.play('eth_sendRawTransaction/basic');
    for (const [id, subscription] of [
      [HASHES, hashes],
      [OBJECTS, objects],
    ] as const) {
      const notifications = await socket.awaited(subscription, 1);
      stage.keep(id, {result: subscription}, notifications);
    }
    socket.close();

    const {queued} = await waitingTransactions();
    await resultOf(stage.ask, 'eth_sendRawTransaction', queued);
    await stage.playAll(WAITING);
    const {late, replaced} = await furtherTransactions();
    // What the examples of the other method send is there in any case: later nonces follow it.
    if (!stage.documents('eth_sendRawTransactionSync'))
      await resultOf(stage.ask, 'eth_sendRawTransaction', late);
    await stage.playAll(SENDING);
    await resultOf(stage.ask, 'eth_sendRawTransaction', replaced);
    await stage.play('eth_resend/basic');
  },
};
