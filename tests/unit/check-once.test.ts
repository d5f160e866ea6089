import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {checkOnce, contentsOf} from '../../src/buildCache/checkOnce';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'checks-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

test('a check that passed is not repeated for the same inputs', () => {
  const cache = path.join(dir, 'cache');
  const check = vi.fn();
  checkOnce(cache, ['a'], check);
  checkOnce(cache, ['a'], check);
  expect(check).toHaveBeenCalledTimes(1);
  checkOnce(cache, ['b'], check);
  expect(check).toHaveBeenCalledTimes(2);
});

test('a check that failed is repeated', () => {
  const cache = path.join(dir, 'cache');
  const fails = () => {
    throw new Error('bad');
  };
  for (const _ of [1, 2])
    expect(() => {
      checkOnce(cache, ['a'], fails);
    }).toThrow('bad');
});

test('names and contents of files are inputs', () => {
  const folder = path.join(dir, 'data');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'eth.json'), '1');
  const before = contentsOf([folder, path.join(dir, 'none')]);
  expect(before).toEqual([path.join(folder, 'eth.json'), '1']);
  writeFileSync(path.join(folder, 'eth.json'), '2');
  expect(contentsOf([folder])).not.toEqual(before);
  writeFileSync(path.join(folder, 'eth.json'), '1');
  writeFileSync(path.join(folder, 'extra.json'), '1');
  expect(contentsOf([folder])).not.toEqual(before);
});
