import type {Hash, TransactionReceipt} from 'viem';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {accounts, startNode, type LocalNode} from './node';
import {pageFolder, writeFiles} from './pageFiles';
import {readPage} from './pages';

const [payer, payee] = accounts.map(({address}) => address);
if (!payer || !payee) throw new Error('tests/pages/node.ts has too few accounts');

let node: LocalNode;
/** Of the developer guide: every program of the page waits with it. */
let mined: (hash: Hash) => Promise<TransactionReceipt>;

beforeAll(async () => {
  node = await startNode();
  const page = readPage('current', 'staking/developer-guide', node.data);
  const files = writeFiles(page, pageFolder('replaced', page), ['ts']);
  const file = files.find((name) => name.endsWith('/staking.ts')) ?? '';
  ({mined} = (await import(file)) as {mined: typeof mined});
  await node.client.setAutomine(false);
});

afterAll(() => node.stop());

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch');
});

afterEach(() => {
  vi.restoreAllMocks();
});

const pay = {account: payer, to: payee, value: 1n, gasPrice: 1_000_000_000n};

/** Sends a payment, waits for it as the page does, and mines another transaction of the same nonce instead. */
async function replacedBy(other: Partial<typeof pay>): Promise<TransactionReceipt> {
  const nonce = await node.client.getTransactionCount({address: pay.account});
  const waiting = mined(await node.client.sendTransaction({...pay, nonce}));
  const requests = vi.mocked(fetch).mock.calls;
  await vi.waitFor(
    () => {
      expect(
        requests.some(([, init]) =>
          JSON.stringify(init?.body).includes('eth_getTransactionByHash'),
        ),
      ).toBe(true);
    },
    {timeout: 10_000},
  );
  await node.client.sendTransaction({...pay, gasPrice: 2_000_000_000n, ...other, nonce});
  await node.client.mine({blocks: 1});
  return waiting;
}

test('a transaction that the wallet cancels is not taken for a success', async () => {
  await expect(replacedBy({to: payer, value: 0n})).rejects.toThrow('was cancelled');
});

test('nor is one that the wallet replaces by another', async () => {
  await expect(replacedBy({value: 2n})).rejects.toThrow('was replaced');
});

test('one that the wallet sends again at a higher price is the same', async () => {
  expect((await replacedBy({})).effectiveGasPrice).toBe(2_000_000_000n);
});
