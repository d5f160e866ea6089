import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {formatUnits, parseUnits} from 'viem';
import {
  inUnit,
  readableAmount,
  readQuantity,
  unitsOf,
} from '../../../../src/workbench/form/quantity';

const units = unitsOf('EXN');
const read = (text: string, digits = 64) => readQuantity(text, digits, units);

test.each([
  ['0x1b4', 436n],
  ['0X00ff', 255n],
  ['21000', 21000n],
  ['1_000_000', 1000000n],
  ['1,000,000', 1000000n],
  ['1.5 gwei', 1500000000n],
  ['1.5gwei', 1500000000n],
  ['0.25 ether', 250000000000000000n],
  ['2 exn', 2000000000000000000n],
  ['1.50 GWEI', 1500000000n],
  ['  7 wei ', 7n],
])('%s', (text, value) => {
  expect(read(text)).toEqual({value});
});

test.each([
  ['', 'notNumber'],
  ['ten', 'notNumber'],
  ['1e18', 'notNumber'],
  ['1,5', 'notNumber'],
  ['1.2.3', 'notNumber'],
  ['-1', 'negative'],
  ['1.5', 'fraction'],
  ['1.0000000001 gwei', 'fraction'],
  ['3 days', 'unit'],
  [`0x1${'0'.repeat(64)}`, 'tooLarge'],
  ['9'.repeat(5000), 'tooLarge'],
])('%s is refused', (text, kind) => {
  expect(read(text)).toMatchObject({problem: {kind}});
});

test('a number that is no amount has no unit', () => {
  expect(readQuantity('1 gwei', 16)).toMatchObject({problem: {kind: 'unit', known: []}});
  expect(readQuantity('18446744073709551616', 16)).toMatchObject({
    problem: {kind: 'tooLarge', bits: 64},
  });
  expect(readQuantity('18446744073709551615', 16)).toEqual({value: 2n ** 64n - 1n});
});

describe('amounts are exact', () => {
  const wei = fc.bigInt({min: 0n, max: 2n ** 256n - 1n});
  test('they equal those of viem', () => {
    fc.assert(
      fc.property(wei, fc.constantFrom(0 as const, 9 as const, 18 as const), (value, decimals) => {
        expect(inUnit(value, decimals).replaceAll(',', '')).toBe(formatUnits(value, decimals));
        const text = formatUnits(value, decimals);
        const unit = {0: 'wei', 9: 'gwei', 18: 'ether'}[decimals];
        expect(read(`${text} ${unit}`)).toEqual({value: parseUnits(text, decimals)});
      }),
    );
  });

  test('what is shown can be entered', () => {
    fc.assert(
      fc.property(wei, (value) => {
        expect(read(readableAmount(value, 'EXN'))).toEqual({value});
      }),
    );
  });
});
