import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  amountField,
  choiceField,
  decimal,
  percentField,
  textField,
  timeField,
  wholeField,
} from '../../../src/tools/fields';

const ONE = 10n ** 18n;
const stake = amountField({
  label: 'Stake',
  unit: 'EXN',
  places: 18,
  initial: ONE,
  least: ONE,
  most: 10n ** 27n,
});

describe('an amount', () => {
  test('takes what people paste', () => {
    const texts: readonly (readonly [string, bigint])[] = [
      ['1', ONE],
      [' 12.5 ', 12n * ONE + ONE / 2n],
      ['1,000', 1000n * ONE],
      ['1,234,567.89', 1_234_567n * ONE + (89n * ONE) / 100n],
      ['1 000', 1000n * ONE],
      ['1’000', 1000n * ONE],
      ['1_000', 1000n * ONE],
      ['5 EXN', 5n * ONE],
      ['5exn', 5n * ONE],
      ['1.', ONE],
      ['1.000000000000000001', ONE + 1n],
      ['1.0000000000000000000000', ONE],
    ];
    for (const [text, value] of texts) expect(stake.read(text), text).toBe(value);
  });

  test('says what is wrong with anything else', () => {
    const texts: readonly (readonly [string, RegExp])[] = [
      ['', /Enter a number in EXN/],
      ['-1', /not negative/],
      ['.', /is not a number/],
      ['1,5', /is not a number/],
      ['1e18', /is not a number/],
      ['0x10', /is not a number/],
      ['five', /is not a number/],
      ['0', /at least 1 EXN/],
      ['1.0000000000000000001', /at most 18 decimal places/],
      ['9'.repeat(80), /too large/],
      ['9'.repeat(40), /at most 1000000000 EXN/],
    ];
    for (const [text, message] of texts) expect(() => stake.read(text), text).toThrow(message);
  });

  test('is exact for any number of wei', () => {
    const any = amountField({label: 'Amount', places: 18, initial: 0n});
    fc.assert(fc.property(fc.bigInt(0n, 10n ** 60n), (wei) => any.read(decimal(wei, 18)) === wei));
  });

  test('answers every text with a value or a fault', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        try {
          return stake.read(text) >= ONE;
        } catch (error) {
          return error instanceof Error && error.message.endsWith('.');
        }
      }),
    );
  });
});

test('a whole number has bounds, and no places', () => {
  const blocks = wholeField({label: 'Blocks', unit: 'blocks', initial: 5, least: 1, most: 1000});
  expect(blocks.read('1,000 blocks')).toBe(1000);
  expect(() => blocks.read('1.5')).toThrow('Enter a whole number.');
  expect(() => blocks.read('1001')).toThrow('Enter at most 1000 blocks.');
  const any = wholeField({label: 'Any', initial: 0});
  expect(() => any.read('9007199254740992')).toThrow('at most 9007199254740991');
});

test('a percentage is read as basis points', () => {
  const commission = percentField({label: 'Commission', initial: 1000n});
  expect(commission.initial).toBe('10');
  expect(commission.read('12.34 %')).toBe(1234n);
  expect(() => commission.read('100.01')).toThrow('Enter at most 100 %.');
  expect(() => commission.read('1.234')).toThrow('at most 2 decimal places');
});

test('a choice is one of its options', () => {
  const field = choiceField({
    label: 'Offence',
    options: [
      {value: 'downtime', label: 'Downtime'},
      {value: 'double', label: 'Double sign'},
    ],
    initial: 'downtime',
  });
  expect(field.read('double')).toBe('double');
  expect(() => field.read('other')).toThrow('Choose one of: Downtime, Double sign.');
});

test('a time is read as UTC', () => {
  const field = timeField({label: 'At', initial: '2026-01-01T12:00'});
  expect(field.read('2026-01-01T12:00')).toBe(Date.UTC(2026, 0, 1, 12));
  for (const text of ['', 'tomorrow', '2026-13-01T12:00', '2026-01-01', '2026-01-01T12:00+02:00'])
    expect(() => field.read(text), text).toThrow('Enter a date and a time in UTC');
});

test('a text is trimmed', () => {
  expect(textField({label: 'Name', initial: '', read: (text) => text}).read('  a ')).toBe('a');
});
