import type {Hex} from 'viem';
import {blobTransaction} from '../chain/blob';
import {resultOf} from '../run/http';
import type {Scene} from '../run/play';
import {waitFor} from '../run/waitFor';

const VOTES = 'eth_subscribe/newVotes';
const BY_BLOCK = 'eth_getBlobSidecars/basic';
const BY_TRANSACTION = 'eth_getBlobSidecarByTxHash/basic';

/**
 * A validator continues from the newest block: it votes, and accepts a blob.
 * @param before how often this was executed on the same node before
 */
export function live(before = 0): Scene {
  return {
    cases: [VOTES, BY_BLOCK, BY_TRANSACTION],
    play: async (stage) => {
      const socket = await stage.playing.connect();
      const votes = await resultOf(socket.ask, 'eth_subscribe', ...stage.caseOf(VOTES).params);

      // The submitted transaction includes the blob, the hashed one does not.
      const raw = await blobTransaction(before);
      const hash = await resultOf(stage.ask, 'eth_sendRawTransaction', raw);
      const receipt = await waitFor('a receipt', async () => {
        const found = await resultOf(stage.ask, 'eth_getTransactionReceipt', hash);
        return (found ?? undefined) as {blockNumber: Hex} | undefined;
      });
      stage.translation.learn(stage.caseOf(BY_BLOCK).params[0], receipt.blockNumber);
      stage.translation.learn(stage.caseOf(BY_TRANSACTION).params[0], hash);
      await stage.playAll([BY_BLOCK, BY_TRANSACTION]);

      stage.keep(VOTES, {result: votes}, (await socket.awaited(votes, 1)).slice(0, 1));
      socket.close();
    },
  };
}
