import {describe, expect, it} from 'vitest';
import {typos} from '../../../src/search/typos';
import {Vocabulary} from '../../../src/search/vocabulary';

function vocabularyOf(...terms: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const term of terms) vocabulary.add(term);
  return vocabulary;
}

function ordered(found: ReadonlyMap<string, number>): string[] {
  return [...found].sort(([, a], [, b]) => b - a).map(([term]) => term);
}

describe('Vocabulary', () => {
  const words = vocabularyOf(
    'election',
    'elect',
    'elephant',
    'finaliz',
    'final',
    'undelegat',
    'unbond',
  );

  it('knows a word, its forms, synonyms, and completions', () => {
    expect(ordered(words.expand('elect', false))).toEqual(['elect', 'election']);
    expect(ordered(words.expand('final', false))).toEqual(['final', 'finaliz']);
    expect(ordered(words.expand('unbond', false))).toEqual(['unbond', 'undelegat']);
    expect(ordered(words.expand('ele', true))[0]).toBe('elect');
    expect(ordered(words.expand('ele', true)).sort()).toEqual(['elect', 'election', 'elephant']);
    expect(ordered(words.expand('ele', false))).toEqual([]);
  });

  it('knows the words that are near to others, numbers of the same length only', () => {
    const near = vocabularyOf('delegate', 'delegator', 'delay', 'legal', '32000', '320', '32602');
    expect(near.nearest(['delegtion'])).toEqual(['delegate', 'delegator']);
    expect(near.nearest(['32005'])).toEqual(['32000']);
    expect(near.nearest(['qqqq', 'x'])).toEqual([]);
    expect(near.nearest([])).toEqual([]);
  });

  it.each([
    // A typing error hides other forms of the word as little as the word itself.
    ['elction', ['election', 'elect']],
    ['elephnat', ['elephant']],
    ['elpehnat', ['elephant']],
    ['fnal', ['final', 'finaliz']],
    ['fin', []],
    ['final1', []],
  ])('corrects %s', (typed, expected) => {
    expect(ordered(words.correct(typed, false))).toEqual(expected);
  });

  it('corrects an error in an ending that the index does not keep', () => {
    expect(ordered(vocabularyOf('Pending').correct('pendign', false))).toEqual(['pend']);
    expect(ordered(vocabularyOf('blobs').correct('blbs', false))).toEqual(['blob']);
  });

  it('corrects a missing letter in a word of four', () => {
    const short = vocabularyOf('blob');
    expect(ordered(short.correct('blb', false))).toEqual(['blob']);
    expect(ordered(short.correct('blx', false))).toEqual([]);
    expect(ordered(short.correct('bl', false))).toEqual([]);
    expect(ordered(short.correct('bxo', true))).toEqual([]);
  });

  it('reads a word as another form or as a typing error, if both are possible', () => {
    const both = vocabularyOf('part', 'partners');
    expect(ordered(both.expandOrCorrect('parters', false)).sort()).toEqual(['part', 'partner']);
  });

  it('corrects incomplete words, also with a missing or doubled letter', () => {
    expect(ordered(words.correct('elpeh', true))).toContain('elephant');
    expect(ordered(words.correct('eleha', true))).toContain('elephant');
    expect(ordered(words.correct('elleph', true))).toContain('elephant');
    expect(ordered(words.correct('elpeh', false))).toEqual([]);
  });

  it('corrects the letters of a name, not its digits', () => {
    const names = vocabularyOf('eth_simulateV1', 'eip155Block');
    expect(ordered(names.correct('ethsimulatevv1', false))).toEqual(['ethsimulatev1']);
    expect(ordered(names.correct('ethsimulatev2', false))).toEqual([]);
    expect(ordered(names.correct('eip158block', false))).toEqual([]);
  });

  it('corrects two errors in a name whose last letter the index does not keep', () => {
    const names = vocabularyOf('eth_getBalance');
    expect(ordered(names.correct('ethgetblanace', false))).toEqual(['ethgetbalanc']);
  });

  it('completes to all spellings of a word', () => {
    expect(ordered(vocabularyOf('mining').expand('minin', true))).toEqual(['mine']);
    expect(ordered(vocabularyOf('logging').expand('logg', true))).toEqual(['log']);
  });
});

it.each([
  ['abcd', 'abcd', 0],
  ['abcd', 'abdc', 1],
  ['abcd', 'abd', 1],
  ['abcd', 'abxcd', 1],
  ['abcd', 'wxyz', Infinity],
])('%s and %s have an edit distance of %d', (a, b, distance) => {
  expect(typos(a, b, 2)).toBe(distance);
});
