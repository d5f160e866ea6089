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

beforeEach(async () => {
  await proxy.set('none');
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
  // Nodes take hashes in any letter case, and answer in lower case.
  const upper = `0x${hash.slice(2).toUpperCase()}` as const;
  expect((await waitUntilFinal(upper, 2_000)).blockNumber).toBe(blockNumber);
});

test('gives up on a transaction that is never included', async () => {
  await expect(waitUntilFinal(`0x${'12'.repeat(32)}`, 300)).rejects.toThrow('not final');
});

test.each(['the same transaction', 'two transactions'])(
  'two waits for %s have their own batches',
  async (what) => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const hash = await pay();
    const waiting = [hash, what === 'two transactions' ? await pay() : hash].map((each) =>
      waitUntilFinal(each),
    );
    await node.client.mine({blocks: 3});
    await Promise.all(waiting);
    const batches = asked.mock.calls
      .map(([, options]) => JSON.parse(options?.body as string) as unknown)
      .filter((body) => Array.isArray(body))
      .map((calls: {method: string}[]) => calls.map(({method}) => method).sort());
    asked.mockRestore();
    for (const methods of batches) {
      expect(methods).toEqual(['eth_getBlockByNumber', 'eth_getTransactionReceipt']);
    }
    expect(batches.length).toBeGreaterThan(1);
  },
);

test('takes a receipt of more than 10 MiB', async () => {
  const hash = await pay();
  await node.client.mine({blocks: 3});
  const fetching = globalThis.fetch;
  const large = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    const answer = await (await fetching(url, options)).text();
    const headers = {'content-type': 'application/json'};
    return new Response(answer + ' '.repeat(11 * 2 ** 20), {headers});
  });
  const {transactionHash} = await waitUntilFinal(hash, 3_000).finally(() => large.mockRestore());
  expect(transactionHash).toBe(hash);
});

test('gives up in time while an answer stalls', async () => {
  await proxy.set('stalled');
  const ended = waitUntilFinal(await pay(), 1_000).catch(() => 'in time');
  expect(await Promise.race([ended, wait(5_000)])).toBe('in time');
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

test.each(['down', 'busy', 'stalled'] as const)(
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
