import fc from 'fast-check';
import {expect, test} from 'vitest';
import {coins, counted, percentOf} from '../../../src/tools/money';

const ONE = 10n ** 18n;

test('amounts are grouped and rounded to six places', () => {
  expect(coins(1_234_567n * ONE + ONE / 2n, 'EXN')).toBe('1,234,567.5 EXN');
  expect(coins(ONE / 3n, 'EXN')).toBe('0.333333 EXN');
  expect(coins((2n * ONE) / 3n, 'EXN')).toBe('0.666667 EXN');
  expect(coins(0n, 'EXN')).toBe('0 EXN');
  expect(coins(1n, 'EXN')).toBe('less than 0.000001 EXN');
  expect(coins(1_999_999n * ONE, 'EXN', 0)).toBe('1,999,999 EXN');
});

test('rounding is off by half of the last place at most', () => {
  fc.assert(
    fc.property(fc.bigInt(10n ** 12n, 10n ** 40n), (wei) => {
      const [whole = '', fraction = ''] = coins(wei, '').trim().replaceAll(',', '').split('.');
      const shown = BigInt(`${whole}${fraction.padEnd(18, '0')}`);
      const off = shown > wei ? shown - wei : wei - shown;
      expect(off <= 10n ** 12n / 2n).toBe(true);
    }),
  );
});

test('shares are percentages, and counts are grouped', () => {
  expect(percentOf(8n, 100_000n)).toBe('0.008 %');
  expect(percentOf(1n, 3n)).toBe('33.333 %');
  expect(percentOf(3n, 1n)).toBe('300 %');
  expect(counted(12_345_678)).toBe('12,345,678');
});
