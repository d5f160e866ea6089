import {describe, expect, it} from 'vitest';
import {likeness, markWords} from '@site/src/changes/words';

describe('words are marked', () => {
  it('where one replaces another, the removed one first', () => {
    expect(markWords('wait 7 days', 'wait 10 days')).toEqual([
      'wait ',
      ['-', '7'],
      ['+', '10'],
      ' days',
    ]);
  });

  it('as one phrase where only spaces or commas separate them', () => {
    expect(markWords('a slow, old node', 'a quick new node')).toEqual([
      'a ',
      ['-', 'slow, old'],
      ['+', 'quick new'],
      ' node',
    ]);
  });

  it('with code and numbers as one word', () => {
    expect(markWords('at `a b` 1,024', 'at `a c` 1,025')).toEqual([
      'at ',
      ['-', '`a b` 1,024'],
      ['+', '`a c` 1,025'],
    ]);
  });

  it('and without them either version can be read', () => {
    const [older, newer] = ['The node keeps all logs; ask `geth`.', 'A node keeps logs of days.'];
    const marked = markWords(older, newer);
    const without = (mark: '+' | '-') =>
      marked
        .filter((part) => typeof part === 'string' || part[0] !== mark)
        .map((part) => (typeof part === 'string' ? part : part[1]))
        .join('');
    expect(without('-')).toBe(newer);
    expect(without('+')).toBe(older);
  });
});

describe('likeness', () => {
  it.each([
    ['the same words', 'the same words', 1],
    ['one two', 'three four', 0],
    ['one two', 'one three', 0.5],
    ['', '', 1],
    ['!', '?', 0],
  ])('of “%s” and “%s” is %d', (older, newer, expected) => {
    expect(likeness(older, newer)).toBe(expected);
  });
});
