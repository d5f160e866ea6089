import {describe, expect, it} from 'vitest';
import {typos, Vocabulary} from '../../../src/search/vocabulary';

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

  it('knows a word, its forms, other words for it, and how it may go on', () => {
    expect(ordered(words.expand('elect', false))).toEqual(['elect', 'election']);
    expect(ordered(words.expand('final', false))).toEqual(['final', 'finaliz']);
    expect(ordered(words.expand('unbond', false))).toEqual(['unbond', 'undelegat']);
    expect(ordered(words.expand('ele', true))[0]).toBe('elect');
    expect(ordered(words.expand('ele', true)).sort()).toEqual(['elect', 'election', 'elephant']);
    expect(ordered(words.expand('ele', false))).toEqual([]);
  });

  it.each([
    ['elction', ['election']],
    ['elephnat', ['elephant']],
    ['elpehnat', ['elephant']],
    ['fnal', ['final']],
    ['fin', []],
    ['final1', []],
  ])('corrects %s', (typed, expected) => {
    expect(ordered(words.correct(typed, false))).toEqual(expected);
  });

  it('corrects a slip in an ending that the index does not keep', () => {
    expect(ordered(vocabularyOf('Pending').correct('pendign', false))).toEqual(['pend']);
    expect(ordered(vocabularyOf('blobs').correct('blbs', false))).toEqual(['blob']);
  });

  it('takes a word for another form or for a slip, where it can be both', () => {
    const both = vocabularyOf('part', 'partners');
    expect(ordered(both.expandOrCorrect('parters', false)).sort()).toEqual(['part', 'partner']);
  });

  it('corrects what is still being typed', () => {
    expect(ordered(words.correct('elpeh', true))).toContain('elephant');
  });
});

it.each([
  ['abcd', 'abcd', 0],
  ['abcd', 'abdc', 1],
  ['abcd', 'abd', 1],
  ['abcd', 'abxcd', 1],
  ['abcd', 'wxyz', Infinity],
])('%s and %s are %d slips apart', (a, b, distance) => {
  expect(typos(a, b, 2)).toBe(distance);
});
