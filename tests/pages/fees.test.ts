import {execFile} from 'node:child_process';
import http from 'node:http';
import {json} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {JsonRpcProvider, Wallet, type TransactionRequest} from 'ethers';
import {parseTransaction, type Hex} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {close, listen} from '../../scripts/static-server/listen';
import {loadVersion} from '../../src/profile/load';
import {protocolExamples} from '../../src/worked/protocolExamples';
import {findProgram} from '../tools';
import {pages, blocksOf, siteDir} from './pages';
import {lacks} from './run';

/** What validators accept at least, and nodes suggest: one gwei. */
const PRICE = 1_000_000_000n;
const hex = (value: bigint | number): Hex => `0x${value.toString(16)}`;
const bytes = (length: number): Hex => `0x${'00'.repeat(length)}`;

const emptyBlock = {
  ...Object.fromEntries(
    'hash parentHash sha3Uncles stateRoot transactionsRoot receiptsRoot mixHash'
      .split(' ')
      .map((name) => [name, bytes(32)]),
  ),
  ...Object.fromEntries(
    'difficulty number gasUsed timestamp size baseFeePerGas'
      .split(' ')
      .map((name) => [name, hex(0)]),
  ),
  gasLimit: hex(55_000_000),
  miner: bytes(20),
  logsBloom: bytes(256),
  nonce: bytes(8),
  extraData: '0x',
  transactions: [],
  uncles: [],
};

/** A node at the end of a few blocks without transactions. */
const answers: Readonly<Record<string, unknown>> = {
  eth_chainId: hex(714),
  eth_getTransactionCount: hex(0),
  eth_estimateGas: hex(21_000),
  eth_gasPrice: hex(PRICE),
  eth_maxPriorityFeePerGas: hex(PRICE),
  eth_getBlockByNumber: emptyBlock,
  eth_feeHistory: {
    oldestBlock: hex(1),
    baseFeePerGas: Array<Hex>(11).fill(hex(0)),
    gasUsedRatio: Array<number>(10).fill(0),
    reward: Array<Hex[]>(10).fill([hex(0)]),
  },
};

interface Call {
  readonly id: number;
  readonly method: string;
}

const node = http.createServer((request, response) => {
  void (async () => {
    const {id, method} = (await json(request)) as Call;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({jsonrpc: '2.0', id, result: answers[method] ?? null}));
  })();
});

let port: number;
beforeAll(async () => {
  port = await listen(node);
});
afterAll(() => close(node));

/** The transaction that cast signs on this node. */
async function signed(...flags: string[]) {
  const {stdout} = await promisify(execFile)(findProgram('cast') ?? '', [
    ...['mktx', `0x${'11'.repeat(20)}`, '--private-key', `0x${'01'.repeat(32)}`],
    ...['--rpc-url', `http://127.0.0.1:${port}`, '--chain', '714', ...flags],
  ]);
  return parseTransaction(stdout.trim() as Hex);
}

test.skipIf(lacks('cast'))(
  'after empty blocks, cast offers too little without --legacy',
  async () => {
    expect((await signed()).maxFeePerGas).toBeLessThan(PRICE);
    expect((await signed('--legacy')).gasPrice).toBe(PRICE);
  },
);

test('ethers needs both fees, and the type of an authorization list, as the base fee is zero', async () => {
  const provider = new JsonRpcProvider(`http://127.0.0.1:${port}`, 714, {
    staticNetwork: true,
    batchMaxCount: 1,
  });
  const wallet = new Wallet(`0x${'01'.repeat(32)}`, provider);
  const to = `0x${'11'.repeat(20)}`;
  const filled = (request: TransactionRequest) => wallet.populateTransaction({to, ...request});
  const fees = {maxFeePerGas: PRICE, maxPriorityFeePerGas: PRICE};
  const authorizationList = [
    {address: to, nonce: 0n, chainId: 714n, signature: {r: bytes(32), s: bytes(32), v: 27}},
  ];
  await expect(filled({maxFeePerGas: PRICE})).rejects.toThrow('network does not support EIP-1559');
  expect(await filled({type: 2})).toMatchObject({maxFeePerGas: null, maxPriorityFeePerGas: null});
  expect(await filled({authorizationList})).toMatchObject({type: 0});
  expect(await filled({authorizationList, ...fees})).toMatchObject({type: 2});
  expect(await filled({authorizationList, type: 4, ...fees})).toMatchObject({type: 4, ...fees});
  provider.destroy();
});

test('what pages send with Foundry offers the price that the node suggests', () => {
  const sends = pages.flatMap((page) =>
    blocksOf(page).flatMap(({at, value}) =>
      value
        .replaceAll('\\\n', ' ')
        .split('\n')
        .filter((line) => /\bcast send\b|\bforge create\b/.test(line))
        .map((line) => `${at}: ${line}`),
    ),
  );
  expect(sends.length).toBeGreaterThan(20);
  // The user guide has the flag in SIGN.
  expect(sends.filter((line) => !/--legacy|\$\{SIGN\[@\]\}/.test(line))).toEqual([]);
});

test('what runbooks send against the clock offers more than the lowest price, and can be replaced', () => {
  const code = pages.flatMap((page) => blocksOf(page).map(({value}) => ({page, value})));
  const runbooks = code.filter(({page}) => page.id === 'validator/security');
  const sends = runbooks.flatMap(
    ({value}) => value.replaceAll('\\\n', ' ').match(/cast send .*/g) ?? [],
  );
  expect(sends.length).toBeGreaterThanOrEqual(4);
  const replaceable = '--gas-price "$PRICE" --nonce "$NONCE"';
  expect(sends.filter((line) => !line.replace(/\s+/g, ' ').includes(replaceable))).toEqual([]);
  // enterMaintenance() and exitMaintenance(), from the console of a node.
  const calls = code.flatMap(({page, value}) => {
    const {gas} = protocolExamples(loadVersion(siteDir, page.version).network);
    const priced = new RegExp(`gasPrice: ${gas.urgentPrice.value},\\s+nonce: `);
    const found = value.match(/data: "0x(?:9369d7de|04c4fec6)"[^)]*/g) ?? [];
    return found.map((call) => ({call, isUrgent: priced.test(call)}));
  });
  expect(calls.length).toBeGreaterThanOrEqual(4);
  expect(calls.filter(({isUrgent}) => !isUrgent)).toEqual([]);
});
