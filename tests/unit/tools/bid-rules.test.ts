import {expect, test} from 'vitest';
import {loadVersion} from '../../../src/profile/load';
import tool from '../../../src/tools/bid';
import {EXAMPLE} from '../../../src/tools/bid/example';
import {bidFacts} from '../../../src/tools/bid/facts';
import {readBid, type Bid} from '../../../src/tools/bid/read';
import {readingRemarks} from '../../../src/tools/bid/report';
import type {Acting, Asked} from '../../../src/tools/types';
import {withoutVersions} from '../../absent';
import {skipWhen} from '../../skipWhen';

const of = `0x${'00'.repeat(32)}`;
const bid: Bid = {
  blockNumber: 101n,
  parentHash: of,
  txs: ['0x03f8'],
  unRevertible: [],
  gasUsed: 21_000n,
  gasFee: 1n,
  builderFee: 0n,
  signature: undefined,
  hasPayment: false,
  missing: [],
  unknown: [],
  long: [],
};
const heavy = {hash: of, from: of.slice(0, 42), gas: '20000000', blobs: 1, type: 3, chainId: 1};

function textsFor(version: string): string[] {
  const facts = bidFacts(loadVersion(process.cwd(), version));
  const reading = {of, signer: undefined, transactions: [heavy]};
  return readingRemarks(bid, reading, facts).map(({tone, text}) => `${tone}: ${text}`);
}

test('rules of the next fork warn in the version whose node knows them', () => {
  expect(textsFor('current')).toEqual([
    'warn: Transaction 1: from Mendel on, it may ask for at most 16777216 gas, not for 20000000.',
    'warn: Transaction 1: from Mendel on, blobs only enter blocks whose number is divisible by 5.',
  ]);
});

test('they do not warn in the version of an earlier node', () => {
  skipWhen(withoutVersions);
  expect(textsFor('2.0.0')).toEqual([]);
});

/** Whether the next block after a head is the first of a day, as the tool reads it from a node. */
async function isFirstOfDay(head: Readonly<Record<string, string>>): Promise<boolean> {
  const block = {number: '0x64', hash: of, gasLimit: '0x3473bc0', ...head};
  const asked = {
    call: (method: string) => Promise.resolve(method === 'eth_chainId' ? '0x38' : block),
  };
  type Values = Parameters<typeof tool.compute>[0];
  const action = tool.actions?.head?.({
    ...bidFacts(loadVersion(process.cwd(), 'current')),
    interval: 450,
  });
  const {texts} = (await action?.run({
    values: {bid: readBid(EXAMPLE)},
    asked: () => Promise.resolve(asked as unknown as Asked),
  } as unknown as Acting<Values>)) ?? {texts: undefined};
  return texts?.isBreathe === 'on';
}

// 27 October 2025, 23:59:59 UTC, in seconds, and in milliseconds with 549 and 700.
test.each([
  ['milliTimestamp', {milliTimestamp: '0x19a281d4ad4'}, true],
  ['milliTimestamp', {milliTimestamp: '0x19a281d4a3d'}, false],
  ['mixHash', {mixHash: `0x${'2bc'.padStart(64, '0')}`}, true],
  ['mixHash', {mixHash: `0x${'225'.padStart(64, '0')}`}, false],
])(
  'the first block of a day is known by the milliseconds of its parent: %s',
  async (_, part, is) => {
    expect(await isFirstOfDay({timestamp: '0x6900077f', ...part})).toBe(is);
  },
);
