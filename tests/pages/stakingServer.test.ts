import {JsonRpcProvider} from 'ethers';
import {numberToHex, parseEther, parseGwei} from 'viem';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {accounts, toAnotherChain} from './node';
import {loadGuide, type Guide} from './stakingGuide';
import {
  COMPILING,
  operator,
  otherAccount,
  startStakingWorld,
  type StakingWorld,
} from './stakingWorld';

/** The key of the last of the node's accounts, `otherAccount`. */
const serverKey = accounts[3];

let world: StakingWorld;
let guide: Guide;

beforeAll(async () => {
  world = await startStakingWorld();
  guide = await loadGuide(world, 'server');
  await world.register(operator, 'Alpha1');
}, COMPILING);

afterAll(() => world.stop());

test('a key on a server signs nothing on another chain', async () => {
  if (!serverKey) throw new Error('tests/pages/node.ts has too few accounts');
  const sent = () => world.client.getTransactionCount({address: otherAccount});
  const before = await sent();
  const leave = await toAnotherChain(world);
  const delegated = guide
    .serverWallet(serverKey)
    .then((server) => guide.staking(server).delegate(operator, parseEther('2')));
  await expect(delegated.finally(leave)).rejects.toThrow('wrong chain: ');
  expect(await sent()).toBe(before);
});

test('nor when a later answer comes from a node of another chain', async () => {
  if (!serverKey) throw new Error('tests/pages/node.ts has too few accounts');
  const server = guide.staking(await guide.serverWallet(serverKey));
  const {fetch: real} = globalThis;
  const asked: string[] = [];
  const filled = {
    type: '0x2',
    chainId: '0x1',
    nonce: '0x0',
    gas: '0xc3500',
    maxFeePerGas: '0x1',
    maxPriorityFeePerGas: '0x1',
    value: '0x0',
    input: '0x',
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const {id, method} = JSON.parse(init?.body as string) as {id: number; method: string};
    asked.push(method);
    return method === 'eth_fillTransaction'
      ? Promise.resolve(Response.json({jsonrpc: '2.0', id, result: {raw: '0x', tx: filled}}))
      : real(url, init);
  });
  try {
    // The check of the page, or that of viem from 2.57.18 on, which is earlier.
    await expect(server.delegate(operator, parseEther('2'))).rejects.toThrow(
      /^wrong chain: 1|current chain of the wallet \(id: 1\)/,
    );
  } finally {
    vi.restoreAllMocks();
  }
  expect(asked).toContain('eth_fillTransaction');
  expect(asked).not.toContain('eth_sendRawTransaction');
});

test('a call that waits is repeated at a higher price, and made only once', async () => {
  if (!serverKey) throw new Error('tests/pages/node.ts has too few accounts');
  const server = await guide.serverWallet(serverKey);
  const value = parseEther('1');
  const provider = new JsonRpcProvider(world.url);
  const signer = await provider.getSigner(otherAccount);
  const calls = [
    (nonce: number, price: bigint) => guide.staking(server, nonce, price).delegate(operator, value),
    (nonce: number, price: bigint) => guide.delegate(signer, operator, value, nonce, price),
  ];
  try {
    for (const call of calls) {
      const nonce = await world.client.getTransactionCount({address: otherAccount});
      await world.client.setAutomine(false);
      const price = parseGwei('1');
      const first = call(nonce, price);
      await vi.waitFor(async () => expect((await world.client.getTxpoolStatus()).pending).toBe(1));
      await expect(call(nonce, price)).rejects.toThrow(/already/iu);
      const higher = (price * 11n) / 10n;
      const second = call(nonce, higher);
      await vi.waitFor(async () => {
        const {pending} = await world.client.getTxpoolContent();
        const [[waiting] = []] = Object.values(pending).map((each) => Object.values(each));
        expect(waiting?.gasPrice).toBe(numberToHex(higher));
      });
      await world.client.mine({blocks: 1});
      await world.client.setAutomine(true);
      expect(await second).toMatchObject({status: expect.toBeOneOf(['success', 1]) as unknown});
      await first;
      expect(await world.client.getTransactionCount({address: otherAccount})).toBe(nonce + 1);
    }
  } finally {
    await world.client.setAutomine(true);
    provider.destroy();
  }
});
