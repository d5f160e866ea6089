/** What the pages say of transactions that wait in a node, tried on the lineage's nodes that are built. */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {recipient, sender} from '../rpc/chain/accounts';
import {waitingTransactions} from '../rpc/chain/transactions';
import {initialise, startLineage} from '../rpc/nodes/lineage';
import type {Node} from '../rpc/nodes/node';
import {builtProgram, lineageOf, whyNotBuilt} from '../rpc/nodes/program';
import {httpClient, resultOf} from '../rpc/run/http';
import {SCRATCH} from '../rpc/run/paths';
import {describeUnless} from '../skipWhen';
import {versions} from '../versions';

/** Until a restarted node offers its transactions to the pool again, 10 seconds after its start, in milliseconds. */
const BACK = 60_000;

const PRICE = '0x3b9aca00';
const HIGHER = '0x77359400';

for (const version of ['current', ...versions]) {
  const source = lineageOf(version);

  describeUnless(whyNotBuilt(source), `the node of ${version}`, {timeout: 2 * BACK}, () => {
    const folder = path.join(SCRATCH, `pool-${source.version}`);
    const program = builtProgram(source) ?? '';
    let node: Node;

    beforeAll(async () => {
      initialise(program, folder);
      node = await startLineage(program, folder);
    }, BACK);

    afterAll(async () => {
      await node.stop();
      fs.rmSync(folder, {recursive: true, force: true});
    });

    const ask = (method: string, ...params: unknown[]) =>
      resultOf(httpClient(node.http), method, ...params);
    const transaction = (nonce: string) => ({
      ...{from: sender.address, to: recipient.address, value: '0x1', gas: '0x7530', nonce},
      ...{maxFeePerGas: PRICE, maxPriorityFeePerGas: PRICE},
      accessList: [{address: recipient.address, storageKeys: []}],
    });

    test('replaces a transaction by a legacy one at the new price, without its access list', async () => {
      await ask('eth_sendTransaction', transaction('0x0'));
      const hash = await ask('eth_resend', transaction('0x0'), HIGHER);
      const replacement = await ask('eth_getTransactionByHash', hash);
      expect(replacement).toMatchObject({type: '0x0', gasPrice: HIGHER, nonce: '0x0'});
      expect(replacement).not.toHaveProperty('accessList');
    });

    test('neither lists, counts nor replaces one that waits for an earlier nonce', async () => {
      await ask('eth_sendTransaction', transaction('0x5'));
      expect(await ask('txpool_status')).toMatchObject({queued: '0x1'});
      expect(await ask('eth_pendingTransactions')).toMatchObject([{nonce: '0x0'}]);
      expect(await ask('eth_getTransactionCount', sender.address, 'pending')).toBe('0x1');
      await expect(ask('eth_resend', transaction('0x5'), HIGHER)).rejects.toThrow('not found');
    });

    test('has one that waits on disk at once, and offers it again after a restart: v1.6 an hour later', async () => {
      const journal = path.join(folder, 'geth/transactions.rlp');
      await ask('eth_sendRawTransaction', (await waitingTransactions()).queued);
      if (source.version.startsWith('1.6')) {
        expect(fs.existsSync(journal)).toBe(false);
        return;
      }
      expect(fs.statSync(journal).size).toBeGreaterThan(0);
      await node.stop();
      node = await startLineage(program, folder);
      await vi.waitUntil(
        async () => ((await ask('txpool_status')) as {queued: string}).queued === '0x2',
        BACK,
      );
    });
  });
}
