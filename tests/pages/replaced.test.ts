import {JsonRpcProvider, makeError, TransactionResponse} from 'ethers';
import type {Address, Hash, Hex, TransactionReceipt} from 'viem';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {accounts, startNode, type LocalNode} from './node';
import {pageFolder, writeFiles} from './pageFiles';
import {readPage} from './pages';
import type {Guide} from './stakingGuide';

const [payer, payee] = accounts.map(({address}) => address);
if (!payer || !payee) throw new Error('tests/pages/node.ts has too few accounts');

const {fetch: realFetch} = globalThis;

let node: LocalNode;
let provider: JsonRpcProvider;
/** Of the page's program for ethers. */
let delegate: Guide['delegate'];
/** Of the developer guide: every program of the page waits with it. */
let mined: (hash: Hash) => Promise<TransactionReceipt>;

beforeAll(async () => {
  node = await startNode();
  const page = readPage('current', 'staking/developer-guide', node.data);
  const files = writeFiles(page, pageFolder('replaced', page), ['ts']);
  const exportsOf = (name: string): Promise<unknown> =>
    import(files.find((file) => file.endsWith(`/${name}`)) ?? '');
  ({mined} = (await exportsOf('staking.ts')) as {mined: typeof mined});
  ({delegate} = (await exportsOf('stake-ethers.ts')) as {delegate: typeof delegate});
  provider = new JsonRpcProvider(node.url, undefined, {pollingInterval: 50});
  await node.client.setAutomine(false);
});

afterAll(async () => {
  provider.destroy();
  await node.stop();
});

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await node.client.mine({blocks: 1});
});

const pay = {
  account: payer,
  to: payee,
  value: 1n,
  data: '0x' as Hex,
  gas: 100_000n,
  gasPrice: 1_000_000_000n,
};

/** Code that reverts. */
const REVERT = '0x5f5ffd';

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

test('without a receipt, the hash is told: the transaction may still be mined', async () => {
  const hash = await node.client.sendTransaction(pay);
  vi.mocked(fetch).mockImplementation((url, init) =>
    JSON.stringify(init?.body).includes('eth_getTransactionReceipt')
      ? Promise.reject(new TypeError('fetch failed'))
      : realFetch(url, init),
  );
  await expect(mined(hash)).rejects.toThrow(`no receipt of ${hash}`);
}, 20_000);

/**
 * Delegates as the page does with ethers. Once the wallet has sent that, mines another transaction of its nonce instead,
 * and further blocks until the program ends. A contract with this code gets it.
 */
async function delegatedBut(other: Partial<typeof pay>, bytecode: Hex = '0x') {
  const signer = await provider.getSigner(payer);
  const send = vi.spyOn(signer, 'sendTransaction');
  const ended = vi.fn();
  const delegation = delegate(signer, pay.to, 1n).finally(ended);
  const replace = async () => {
    await vi.waitFor(() => expect(send).toHaveResolved(), {timeout: 10_000});
    const {nonce, value, to, data} = (await send.mock.results[0]?.value) as TransactionResponse;
    const address = to as Address;
    await node.client.setCode({address, bytecode});
    const same = {...pay, nonce, value, to: address, data: data as Hex};
    await node.client.sendTransaction({...same, gasPrice: 5_000_000_000n, ...other});
    await vi.waitFor(
      async () => {
        await node.client.mine({blocks: 1});
        expect(ended).toHaveBeenCalled();
      },
      {timeout: 10_000},
    );
    await node.client.setCode({address, bytecode: '0x'});
  };
  await Promise.allSettled([delegation, replace()]);
  return delegation;
}

const isReplaced = expect.objectContaining({code: 'TRANSACTION_REPLACED'}) as Error;

test('with ethers, the same at a higher price is a success; the wait has the time limit of viem', async () => {
  const wait = vi.spyOn(TransactionResponse.prototype, 'wait');
  expect(await delegatedBut({})).toMatchObject({status: 1, gasPrice: 5_000_000_000n});
  expect(wait).toHaveBeenCalledWith(1, 180_000);
});

test('but not if it is reverted', async () => {
  await expect(delegatedBut({}, REVERT)).rejects.toEqual(isReplaced);
});

test('nor if it is cancelled', async () => {
  await expect(delegatedBut({to: payer, value: 0n, data: '0x'})).rejects.toEqual(isReplaced);
});

/** Delegates as the page does with ethers; tells the transaction that the wallet sent, and what was thrown. */
async function failed(whileWaiting: (sent: TransactionResponse) => Promise<unknown>) {
  const signer = await provider.getSigner(payer);
  const send = vi.spyOn(signer, 'sendTransaction');
  let error: unknown;
  const delegation = delegate(signer, pay.to, 1n).catch((reason: unknown) => (error = reason));
  await vi.waitFor(() => expect(send).toHaveResolved(), {timeout: 10_000});
  const sent = (await send.mock.results[0]?.value) as TransactionResponse;
  await vi.waitFor(
    async () => {
      await whileWaiting(sent);
      expect(error).toBeDefined();
    },
    {timeout: 10_000},
  );
  await delegation;
  return {sent, error};
}

test('nor if it is reverted itself', async () => {
  const {sent, error} = await failed(async ({to}) => {
    await node.client.setCode({address: to as Address, bytecode: REVERT});
    await node.client.mine({blocks: 1});
  });
  await node.client.setCode({address: sent.to as Address, bytecode: '0x'});
  expect(error).toMatchObject({code: 'CALL_EXCEPTION', receipt: {hash: sent.hash}});
});

test('when ethers gives up, hash and nonce are told: it may still be mined', async () => {
  const late = makeError('wait for transaction timeout', 'TIMEOUT');
  vi.spyOn(TransactionResponse.prototype, 'wait').mockRejectedValue(late);
  const {sent, error} = await failed(() => Promise.resolve());
  expect(error).toMatchObject({
    message: `no receipt of ${sent.hash}, nonce ${sent.nonce}`,
    cause: late,
  });
});
