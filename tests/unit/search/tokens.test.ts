import {describe, expect, it} from 'vitest';
import {fold, indexForm, rootOf, shortenHashes, stem, wordsOf} from '../../../src/search/tokens';

function atomsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => [...word.atoms]);
}

describe('wordsOf', () => {
  it('splits identifiers and keeps them whole', () => {
    const [word] = wordsOf('eth_getBlobSidecarByTxHash');
    expect(word?.atoms).toEqual(['eth', 'get', 'blob', 'sidecar', 'by', 'tx', 'hash']);
    expect(word?.joined).toEqual(['ethgetblobsidecarbytxhash', 'getblobsidecarbytxhash']);
  });

  it.each([
    ['HTTPServer', ['http', 'server']],
    ['nodeIDs', ['node', 'i', 'ds']],
    ['sha256', ['sha', '256']],
    ['--miner.gasprice', ['miner', 'gasprice']],
    ['side-car', ['side', 'car']],
    ["validator's", ['validator']],
    ['0xDEADbeef12', ['0xdeadbeef12']],
    ['Überprüfung', ['uberprufung']],
    ['区块高度', ['区', '块', '高', '度']],
    ['مرحبا بالعالم', ['مرحبا', 'بالعالم']],
    ['🚀', []],
  ])('splits %s', (text, atoms) => {
    expect(atomsOf(text)).toEqual(atoms);
  });

  it('returns positions in the original text', () => {
    const text = 'Run “geth”, then wait.';
    expect(wordsOf(text).map((word) => text.slice(word.start, word.end))).toEqual([
      'Run',
      'geth',
      'then',
      'wait',
    ]);
  });

  it('handles ten thousand arbitrary characters', () => {
    expect(wordsOf('(('.repeat(5000))).toEqual([]);
    expect(wordsOf('a_'.repeat(5000))).toHaveLength(1);
  });
});

describe('stem', () => {
  it.each([
    ['delegations', 'delegation'],
    ['proxies', 'proxy'],
    ['boxes', 'box'],
    ['address', 'address'],
    ['status', 'status'],
    ['running', 'run'],
    ['added', 'add'],
    ['mining', 'mine'],
    ['voted', 'vote'],
    ['sizes', 'size'],
    ['signing', 'sign'],
    ['ending', 'end'],
    ['gas', 'gas'],
    ['p256s', 'p256s'],
  ])('%s → %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it('matches the forms of a verb', () => {
    expect(new Set(['delegate', 'delegates', 'delegated', 'delegating'].map(indexForm)).size).toBe(
      1,
    );
  });
});

it.each([
  ['election', 'elected'],
  ['finality', 'finalized'],
  ['rotation', 'rotate'],
  ['risky', 'risk'],
  ['delegation', 'delegator'],
])('%s and %s have one stem', (a, b) => {
  expect(rootOf(indexForm(a))).toBe(rootOf(indexForm(b)));
});

it('shortens hashes, and leaves addresses whole', () => {
  const hash = `0x24d7bda8${'6f'.repeat(28)}`;
  expect(shortenHashes(`topic ${hash}, hash`)).toBe('topic 0x24d7bda8…, hash');
  expect(shortenHashes(hash.slice(0, 64))).toBe('0x24d7bda8…');
  expect(shortenHashes(hash.slice(0, 42))).toBe(hash.slice(0, 42));
});

it('folds accents, case and width', () => {
  expect(fold('ＥＶＭ Café')).toBe('evm cafe');
});
