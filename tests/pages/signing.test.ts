import {recoverAddress, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {expect, test} from 'vitest';
import {hashes} from '../fixtures/worked-examples.json';
import {pageFolder, writeFiles} from './pageFiles';
import {blocksOf, pages, readPage} from './pages';
import {start} from './program';

interface RawBid {
  blockNumber: bigint;
  parentHash: Hex;
  txs: Hex[];
  unRevertible: Hex[];
  gasUsed: bigint;
  gasFee: bigint;
  builderFee: bigint;
}

interface SignBid {
  bidHash(bid: RawBid): Hex;
  sendBidBody(bid: RawBid, privateKey: Hex): Promise<string>;
}

const guide = readPage('current', 'validator/mev/user-guide');
const bid: RawBid = {
  blockNumber: 100n,
  parentHash: `0x${'ab'.repeat(32)}`,
  txs: ['0x02f8', '0xc0'],
  unRevertible: [`0x${'cd'.repeat(32)}`],
  gasUsed: 21_000n,
  gasFee: 1_000_000_000_000_000n,
  builderFee: 5_000_000_000_000n,
};

async function signBid(): Promise<SignBid> {
  const files = writeFiles(guide, pageFolder('run', guide), ['ts']);
  const file = files.find((name) => name.endsWith('/sign-bid.ts')) ?? '';
  return (await import(file)) as SignBid;
}

test('sign-bid.ts prints the hash of the test vector, which the page shows', async () => {
  const code = await signBid();
  expect(code.bidHash(bid)).toBe(hashes.bid);
  expect(blocksOf(guide).find(({title}) => title === 'Hash to sign')?.value).toBe(hashes.bid);
});

test('sign-bid.ts prints numbers with all digits, and a signature that identifies the builder', async () => {
  const code = await signBid();
  const key: Hex = `0x${'01'.repeat(32)}`;
  const largeFeeBid = {...bid, gasFee: 12_345_678_901_234_567_891n};
  const body = await code.sendBidBody(largeFeeBid, key);
  expect(body).toContain('"gasFee":12345678901234567891,');
  const {params} = JSON.parse(body) as {params: [{signature: Hex}]};
  const [{signature}] = params;
  expect(signature).toMatch(/^0x[0-9a-f]{128}0[01]$/);
  expect(await recoverAddress({hash: code.bidHash(largeFeeBid), signature})).toBe(
    privateKeyToAccount(key).address,
  );
});

/** The node whose id the page shows, in a partner's format. */
const ENODE =
  'enode://3dd9e7e22180cda7c2a7015d3582811327abb3bc5f330879be7bc3217be4ed7c4ec0d5117ab0fae6542d3e5d199f3d935b7bca108b565f07806ed7687af8d1b5@10.0.0.12:30311';
const withNodeId = pages.filter(({id}) => id === 'validator/evn/overview');

test.each(withNodeId)('nodeid.ts of $file prints what the page shows', async (page) => {
  const {code, output} = await start(page, 'nodeid.ts', {ENODE}).ended();
  expect({code, output: output.trim()}).toEqual({code: 0, output: hashes.nodeId});
  expect(blocksOf(page).map(({value}) => value)).toContain(hashes.nodeId);
});
