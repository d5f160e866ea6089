import {describe, expect, it} from 'vitest';
import {comparePages} from '@site/src/changes/comparePages';
import type {Block, Section} from '@site/src/changes/types';

const text = (words: string): Block => ({kind: 'text', cells: [words]});
const section = (id: string, ...blocks: (Block | string)[]): Section => ({
  id,
  title: id,
  level: 2,
  blocks: blocks.map((block) => (typeof block === 'string' ? text(block) : block)),
});

/** The changes in short: `changed fees`. */
const compared = (older: Section[], newer: Section[]) =>
  comparePages(older, newer).map(({change, id}) => `${change} ${id}`);

describe('sections of a page', () => {
  it('that are the same are not listed', () => {
    const page = [section('', 'Intro.'), section('fees', 'A fee.')];
    expect(compared(page, page)).toEqual([]);
  });

  it('are listed in the order of the newer version; removed ones behind what they followed', () => {
    expect(
      compared(
        [section('', 'Intro.'), section('fees', 'One fee.'), section('gone', 'Old words.')],
        [section('', 'A word.'), section('fees', 'Two fees.'), section('new', 'Fresh sentence.')],
      ),
    ).toEqual(['changed ', 'changed fees', 'removed gone', 'added new']);
  });

  it('that moved without other words are no change', () => {
    const [one, two] = [section('one', 'First.'), section('two', 'Second.')];
    expect(compared([one, two], [two, one])).toEqual([]);
  });

  it('with another id and the same words were renamed', () => {
    const words = 'Wait seven days before you claim what you have undelegated.';
    const [change] = comparePages([section('wait', words)], [section('unbond', words)]);
    expect(change).toMatchObject({
      change: 'changed',
      id: 'unbond',
      was: {id: 'wait', title: 'wait'},
      blocks: [],
    });
  });

  it('with another id and other words are one removed and one added', () => {
    expect(
      compared(
        [section('wait', 'Seven days to leave.')],
        [section('gas', 'Prices of blobs in gwei.')],
      ),
    ).toEqual(['removed wait', 'added gas']);
  });

  it('of which two could be the renamed one: each is used once', () => {
    const words = 'Wait seven days before you claim what you have undelegated.';
    expect(compared([section('a', words)], [section('b', words), section('c', words)])).toEqual([
      'changed b',
      'added c',
    ]);
  });
});

describe('within a section', () => {
  const blocksOf = (older: (Block | string)[], newer: (Block | string)[]) =>
    comparePages([section('a', ...older)], [section('a', ...newer)])[0]?.blocks;

  it('words of a like block are marked, and unchanged blocks counted', () => {
    expect(blocksOf(['Same.', 'Wait seven days.'], ['Same.', 'Wait ten days.'])).toEqual([
      {same: 1},
      {kind: 'text', cells: [['Wait ', ['-', 'seven'], ['+', 'ten'], ' days.']]},
    ]);
  });

  it('a block that is not like the other is removed and added as a whole', () => {
    expect(blocksOf(['Seven days.'], ['Blobs cost gas now and then.'])).toEqual([
      {kind: 'text', cells: [[['+', 'Blobs cost gas now and then.']]]},
      {kind: 'text', cells: [[['-', 'Seven days.']]]},
    ]);
  });

  const row = (columns: string[] | undefined, ...cells: string[]): Block => ({
    kind: 'row',
    cells,
    ...(columns && {columns}),
  });

  it('rows are marked by cell', () => {
    expect(
      blocksOf([row(['What', 'Gas'], 'Gas cap', '100')], [row(['What', 'Gas'], 'Gas cap', '55')]),
    ).toEqual([
      {
        kind: 'row',
        cells: [
          ['Gas cap'],
          [
            ['-', '100'],
            ['+', '55'],
          ],
        ],
      },
    ]);
  });

  it('a new column shows at the head of the table; in rows only where they differ otherwise', () => {
    const [older, newer] = [
      ['Method', 'Access'],
      ['Method', 'Since', 'Access'],
    ];
    expect(
      blocksOf(
        [
          row(undefined, ...older),
          row(older, 'eth_a b', 'public'),
          row(older, 'eth_c d', 'public'),
        ],
        [
          row(undefined, ...newer),
          row(newer, 'eth_a b', '2.0.0', 'public'),
          row(newer, 'eth_c e', '2.0.0', 'public'),
        ],
      ),
    ).toEqual([
      {kind: 'row', cells: [['Method'], [['+', 'Since']], ['Access']]},
      {same: 1},
      {kind: 'row', cells: [['eth_c ', ['-', 'd'], ['+', 'e']], [['+', '2.0.0']], ['public']]},
    ]);
  });

  it('listings are marked by line, and long unchanged parts shortened', () => {
    const lines = Array.from({length: 20}, (_, index) => `line ${index}`);
    const code = (all: string[]): Block => ({kind: 'code', cells: [all.join('\n')]});
    const changed = lines.map((line) => (line === 'line 10' ? 'line ten' : line));
    expect(blocksOf([code(lines)], [code(changed)])).toEqual([
      {
        kind: 'code',
        cells: [
          ['…\nline 8\nline 9\n', ['-', 'line 10\n'], ['+', 'line ten\n'], 'line 11\nline 12\n…'],
        ],
      },
    ]);
  });
});
