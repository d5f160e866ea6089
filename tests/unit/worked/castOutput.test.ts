import {expect, test} from 'vitest';
import {fromWei, printed} from '../../../src/worked/castOutput';

// Output of cast 1.7.1 for these numbers; tests/pages/cast.test.ts runs the program itself.
test.each([
  [0n, '0'],
  [5000n, '5000'],
  [10_000n, '10000 [1e4]'],
  [1_761_607_680n, '1761607680 [1.761e9]'],
  [501_500_000_000_000_000_000n, '501500000000000000000 [5.015e20]'],
])('cast prints %d as %s', (value, text) => {
  expect(printed(value)).toBe(text);
});

test.each([
  [1n, '0.000000000000000001'],
  [1_001_997_000_000_000_000_000n, '1001.997000000000000000'],
])('from-wei prints %d as %s', (wei, text) => {
  expect(fromWei(wei)).toBe(text);
});
