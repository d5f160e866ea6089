import {expect, test} from 'vitest';
import {sequentially} from '../../../src/docusaurus-patches/sequential-prefetch/sequentially';

test('simultaneous calls are made one per idle callback, in order, each once', () => {
  const made: string[] = [];
  const idle: (() => void)[] = [];
  const later = sequentially<string>(
    (value) => made.push(value),
    (work) => idle.push(work),
  );
  for (const value of ['a', 'b', 'a', 'c']) later(value);
  expect(made).toEqual([]);
  for (const [turn, expected] of [['a'], ['a', 'b'], ['a', 'b', 'c']].entries()) {
    expect(idle).toHaveLength(1);
    idle.pop()?.();
    expect(made, `after turn ${turn}`).toEqual(expected);
  }
  expect(idle).toEqual([]);
  later('d');
  idle.pop()?.();
  expect(made).toEqual(['a', 'b', 'c', 'd']);
});
