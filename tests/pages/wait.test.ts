import {setTimeout as wait} from 'node:timers/promises';
import type {Hash, TransactionReceipt} from 'viem';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {startProxy, type FaultyProxy} from './faults/proxy';
import {accounts, dataAt, startNode, type LocalNode} from './node';
import {pageFolder, writeFiles} from './pageFiles';
import {readPage} from './pages';

let node: LocalNode;
/** A stalled node, on an orphaned branch. */
let lagging: LocalNode;
let proxy: FaultyProxy;
let waitUntilFinal: (hash: Hash, timeout?: number) => Promise<TransactionReceipt>;

beforeAll(async () => {
  node = await startNode();
  lagging = await startNode();
  proxy = await startProxy([node.url]);
  const page = readPage('current', 'real-time-events', dataAt(proxy.url));
  const files = writeFiles(page, pageFolder('wait', page), ['ts']);
  const file = files.find((name) => name.endsWith('wait.ts')) ?? '';
  ({waitUntilFinal} = (await import(file)) as {waitUntilFinal: typeof waitUntilFinal});
});

afterAll(() => Promise.all([node.stop(), lagging.stop(), proxy.stop()]));

beforeEach(() => {
  proxy.nodes = [node.url];
  proxy.refused = '';
});

const [payer, payee] = accounts;
if (!payer || !payee) throw new Error('tests/pages/node.ts has too few accounts');

const pay = () =>
  node.client.sendTransaction({account: payer.address, to: payee.address, value: 1n});

test('resolves only when the transaction is final', async () => {
  const hash = await pay();
  let done = false;
  const waiting = waitUntilFinal(hash).then((receipt) => {
    done = true;
    return receipt;
  });
  const {blockNumber} = await node.client.waitForTransactionReceipt({hash});
  await expect(waitUntilFinal(hash, 700)).rejects.toThrow('is not final after 700 ms');
  expect(done).toBe(false);
  await node.client.mine({blocks: 3});
  expect((await waiting).blockNumber).toBe(blockNumber);
});

test('gives up on a transaction that is never included', async () => {
  await expect(waitUntilFinal(`0x${'12'.repeat(32)}`, 300)).rejects.toThrow('not final');
});

test('two waits for the same transaction ask for its receipt in their own batches', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const hash = await pay();
  const waiting = [waitUntilFinal(hash), waitUntilFinal(hash)];
  await node.client.mine({blocks: 3});
  await Promise.all(waiting);
  const batches = asked.mock.calls
    .map(([, options]) => JSON.parse(options?.body as string) as unknown)
    .filter((body) => Array.isArray(body))
    .map((calls: {method: string}[]) => calls.map(({method}) => method).sort());
  asked.mockRestore();
  for (const methods of batches) {
    const pairs = methods.length / 2;
    expect(methods).toEqual([
      ...Array<string>(pairs).fill('eth_getBlockByNumber'),
      ...Array<string>(pairs).fill('eth_getTransactionReceipt'),
    ]);
  }
  expect(batches).not.toEqual([]);
});

test.each(['first', 'second'])(
  'a node that lags behind on an orphaned branch and answers %s of two is not trusted',
  async (place) => {
    const serializedTransaction = await payer.signTransaction({
      chainId: node.data.network.chains.mainnet.chainId,
      nonce: await node.client.getTransactionCount({address: payer.address}),
      to: payee.address,
      value: 1n,
      gas: 21_000n,
      gasPrice: 10n ** 9n,
    });
    const nonce = await node.client.getTransactionCount({address: payer.address});
    await lagging.client.setNonce({address: payer.address, nonce});
    const hash = await lagging.client.sendRawTransaction({serializedTransaction});
    const lost = await lagging.client.waitForTransactionReceipt({hash});

    await node.client.mine({blocks: 2});
    await node.client.sendRawTransaction({serializedTransaction});
    await node.client.mine({blocks: 3});
    const {blockHash} = await node.client.getTransactionReceipt({hash});
    expect(blockHash).not.toBe(lost.blockHash);

    const both = [lagging.url, node.url];
    proxy.nodes = place === 'first' ? both : both.reverse();
    expect((await waitUntilFinal(hash)).blockHash).toBe(blockHash);
  },
);

test('does not take the answer to another call for the receipt, when the endpoint loses one', async () => {
  const never: Hash = `0x${'34'.repeat(32)}`;
  const mined = await pay();
  await node.client.mine({blocks: 3});
  const fetching = globalThis.fetch;
  const losing = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    const response = await fetching(url, options);
    const calls = JSON.parse(options?.body as string) as {method: string; params: unknown[]}[];
    if (!Array.isArray(calls)) return response;
    const answers = (await response.json()) as unknown[];
    const lost = calls.findIndex(({params}) => params[0] === never);
    return Response.json(answers.filter((_, place) => place !== lost));
  });
  const waits = [waitUntilFinal(never, 1_200), waitUntilFinal(mined, 1_200)];
  const [first] = await Promise.allSettled(waits);
  losing.mockRestore();
  expect(first?.status).toBe('rejected');
});

test.each(['down', 'busy'] as const)(
  'continues when the endpoint was %s for a while',
  async (fault) => {
    const hash = await pay();
    await node.client.mine({blocks: 3});
    await proxy.set(fault);
    const waiting = waitUntilFinal(hash);
    await wait(1_000);
    await proxy.set('none');
    expect((await waiting).transactionHash).toBe(hash);
  },
);

test('reports the reason in the end, when the endpoint stays unavailable', async () => {
  await proxy.set('busy');
  const error: unknown = await waitUntilFinal(await pay(), 500).catch((reason: unknown) => reason);
  await proxy.set('none');
  expect(error).toMatchObject({message: expect.stringContaining('not final') as string});
  expect((error as Error).cause).toMatchObject({status: 429});
});

test('ends immediately where the method is rejected', async () => {
  proxy.refused = 'eth_getTransactionReceipt';
  await expect(waitUntilFinal(await pay())).rejects.toThrow('does not exist');
});
