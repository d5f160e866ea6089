import fs from 'node:fs';
import path from 'node:path';
import {formatEther, toHex, type Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {accounts, startNode, type LocalNode} from './node';
import {blocksOf, readPage, type Page} from './pages';
import {start} from './program';
import {compile, type Contract} from './solidity';

const [rich, poor, other, miner] = accounts;
if (!rich || !poor || !other || !miner) throw new Error('tests/pages/node.ts has too few accounts');
/** Files that ran here, or run in pay.test.ts. */
const ran = new Set(['pay.ts']);

let node: LocalNode;
let page: Page;
let contract: Contract;
let token: Address;

/** The transaction is mined, plus three blocks, which make it final. */
async function finalised(hash: Awaited<ReturnType<LocalNode['client']['sendTransaction']>>) {
  const receipt = await node.client.waitForTransactionReceipt({hash});
  await node.client.mine({blocks: 3});
  return receipt;
}

const send = (to: Address, amount: bigint) =>
  node.client.writeContract({
    address: token,
    abi: contract.abi,
    functionName: 'transfer',
    args: [to, amount],
    account: rich.address,
    chain: null,
  });

beforeAll(async () => {
  node = await startNode();
  page = readPage('current', 'api-list', node.data);
  const source = fs.readFileSync(path.join(__dirname, 'contracts/Token.sol'), 'utf8');
  const compiled = compile({'Token.sol': source}).contracts.Token;
  if (!compiled) throw new Error('Token.sol does not compile');
  contract = compiled;
  const {abi, creation: bytecode} = contract;
  const hash = await node.client.deployContract({
    abi,
    bytecode,
    args: [10_000_000n],
    account: rich.address,
    chain: null,
  });
  const {contractAddress} = await finalised(hash);
  if (!contractAddress) throw new Error('Token.sol was not deployed');
  token = contractAddress;
});

afterAll(() => node.stop());

async function run(
  title: string,
  env: NodeJS.ProcessEnv = {},
  edit?: (program: string) => string,
): Promise<string> {
  ran.add(title);
  const {code, output} = await start(page, title, env, edit).ended();
  expect(code, output).toBe(0);
  return output;
}

test('fees.ts gives gas, price and their product, both fields equal', async () => {
  const output = await run('fees.ts', {FROM: rich.address, TO: poor.address});
  const price = await node.client.getGasPrice();
  const {symbol} = node.data.network;
  expect(output).toMatch(/^21000 gas at /);
  expect(output).toContain(`${formatEther(21_000n * price)} ${symbol}`);
  expect(output.replace(/\s+/g, ' ')).toContain(
    `maxFeePerGas: ${price}n, maxPriorityFeePerGas: ${price}n`,
  );
});

test('nonces.ts sends many before any is mined, with consecutive nonces', async () => {
  await node.client.setAutomine(false);
  try {
    const first = await node.client.getTransactionCount({address: rich.address});
    const key = toHex(rich.getHdKey().privateKey ?? '');
    const output = await run('nonces.ts', {
      KEY: key,
      TO: [poor.address, other.address, poor.address].join(','),
    });
    const sent = [...output.matchAll(/^(\d+) (0x\w{64})$/gm)];
    expect(sent.map(([, nonce]) => Number(nonce))).toEqual([first, first + 1, first + 2]);
    await node.client.mine({blocks: 1});
    const {transactions} = await node.client.getBlock();
    expect(new Set(transactions)).toEqual(new Set(sent.map(([, , hash]) => hash)));
  } finally {
    await node.client.setAutomine(true);
  }
});

test('nonces.ts signs nothing for another chain', async () => {
  const foreign = {...node.data, network: structuredClone(node.data.network)};
  Object.assign(foreign.network.chains.mainnet, {chainId: 1});
  const there = readPage('current', 'api-list', foreign);
  const key = toHex(rich.getHdKey().privateKey ?? '');
  const {code, output} = await start(there, 'nonces.ts', {KEY: key, TO: poor.address}).ended();
  expect(code).toBe(1);
  expect(output).toContain('wrong chain');
});

test('batch.ts reads all balances at one block', async () => {
  const output = await run('batch.ts', {ACCOUNTS: `${poor.address},${other.address}`});
  const {number: blockNumber} = await node.client.getBlock({blockTag: 'finalized'});
  const balances = await Promise.all(
    [poor.address, other.address].map((address) => node.client.getBalance({address, blockNumber})),
  );
  expect(output.trim().split('\n')).toEqual(
    [poor.address, other.address].map(
      (address, index) => `${blockNumber}n ${address} ${formatEther(balances[index] ?? 0n)}`,
    ),
  );
});

test('reverts.ts names the error and its arguments', async () => {
  const env = {TOKEN: token, FROM: poor.address, TO: other.address};
  const output = await run('reverts.ts', env);
  expect(output).toContain('ERC20InsufficientBalance');
  expect(output).toContain(poor.address);
  expect(output).toContain('0n, 1000n');
  expect(await run('reverts.ts', {...env, FROM: rich.address})).toBe('would succeed\n');
  // A token that answers false in place of a revert.
  const refusing = '0x00000000000000000000000000000000000f0001';
  await node.client.setCode({address: refusing, bytecode: '0x60206000f3'});
  expect(await run('reverts.ts', {...env, TOKEN: refusing})).toBe('would move nothing\n');
});

test('transfers.ts lists every final transfer once, over several chunks, and none that is not final', async () => {
  await finalised(await send(poor.address, 1_500_000n));
  await node.client.mine({blocks: 30});
  await finalised(await send(other.address, 2_000_000n));
  await node.client.waitForTransactionReceipt({hash: await send(other.address, 3_000_000n)});

  const output = await run('transfers.ts', {TOKEN: token}, (program) =>
    program.replace('CHUNK = 1_000n', 'CHUNK = 10n'),
  );
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => line.replace(/^\d+n /, '')),
  ).toEqual([
    `0x${'0'.repeat(40)} ${rich.address} 10`,
    `${rich.address} ${poor.address} 1.5`,
    `${rich.address} ${other.address} 2`,
  ]);
});

test('receipts.ts leaves out what the miner sends for nothing, and counts what others do', async () => {
  await node.client.setAutomine(false);
  await node.client.setCoinbase({address: miner.address});
  const price = 2n * 10n ** 9n;
  const pay = (gasPrice: bigint, account = rich.address) =>
    node.client.sendTransaction({
      account,
      to: poor.address,
      value: 1n,
      gasPrice,
      gas: 21_000n,
      chain: null,
    });
  await pay(price);
  await pay(price);
  await pay(0n);
  await pay(price, miner.address);
  await pay(0n, miner.address);
  await node.client.mine({blocks: 1});
  await node.client.setAutomine(true);
  const {number, transactions} = await node.client.getBlock();
  expect(transactions).toHaveLength(5);
  let final = await node.client.getBlock({blockTag: 'finalized'});
  while (final.number < number) {
    await node.client.mine({blocks: 1});
    final = await node.client.getBlock({blockTag: 'finalized'});
  }
  expect(final.number).toBe(number);
  const {symbol} = node.data.network;
  expect(await run('receipts.ts')).toBe(
    `4 transactions, 0 failed, ${formatEther(63_000n * price)} ${symbol} in fees\n`,
  );
});

test('every program of the page was run', () => {
  const titles = blocksOf(page)
    .filter(({lang}) => lang === 'ts')
    .map(({title}) => title);
  expect(titles.filter((title) => !ran.has(title))).toEqual([]);
  expect(titles.length).toBeGreaterThan(5);
});
