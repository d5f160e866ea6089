import {expect, test} from 'vitest';
import {cacheMegabytes} from '../../../src/worked/machine';

test.each([
  ['128 GB', 18_000],
  ['64 GB', 9000],
  ['16 GB', 2000],
  ['4 GB of DDR5', 1000],
])('of %s a seventh is cache, in whole thousands of MB: %i', (memory, megabytes) => {
  expect(cacheMegabytes(memory)).toBe(megabytes);
});

test('a size in another unit is reported', () => {
  expect(() => cacheMegabytes('1 TB')).toThrow(/hardware\.\*\.memory[\s\S]*found "1 TB"/);
});
