import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {useOf} from '../../../bench/processes';
import {skipWhen} from '../../skipWhen';

test('what a process uses includes its descendants', () => {
  skipWhen(existsSync('/proc/self/stat') ? undefined : 'this system has no /proc');
  const own = useOf(process.pid);
  const parent = useOf(process.ppid);
  expect(own.bytes).toBeGreaterThan(1_000_000);
  expect(parent.bytes).toBeGreaterThan(own.bytes);
  expect(parent.processor).toBeGreaterThanOrEqual(own.processor);
});

test('a process that does not exist uses nothing', () => {
  expect(useOf(undefined)).toEqual({processor: 0, bytes: 0});
});
