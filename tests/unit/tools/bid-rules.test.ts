import {expect, test} from 'vitest';
import {loadVersion} from '../../../src/profile/load';
import {bidFacts} from '../../../src/tools/bid/facts';
import type {Bid} from '../../../src/tools/bid/read';
import {readingRemarks} from '../../../src/tools/bid/report';
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
