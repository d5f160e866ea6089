import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {checkOnce} from '../../src/buildCache/checkOnce';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'checks-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const checks = (code = 'code') => checkOnce(path.join(dir, 'cache'), () => code);

test('a check that passed is not repeated for the same inputs and code, by later processes too', () => {
  const check = vi.fn(() => []);
  checks()([{a: 1}], check);
  checks()([{a: 1}], check);
  expect(check).toHaveBeenCalledTimes(1);
  checks()([{a: 2}], check);
  expect(check).toHaveBeenCalledTimes(2);
  checks('other code')([{a: 1}], check);
  expect(check).toHaveBeenCalledTimes(3);
});

test('a check that found faults is repeated', () => {
  const check = vi.fn(() => ['bad']);
  for (const _ of [1, 2]) expect(checks()(['a'], check)).toEqual(['bad']);
  expect(check).toHaveBeenCalledTimes(2);
});
