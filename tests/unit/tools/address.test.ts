import {expect, test} from 'vitest';
import {readAddress} from '../../../src/tools/address';
import {Fault} from '../../../src/tools/types';

const RIGHT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([RIGHT, RIGHT.toLowerCase(), ` ${RIGHT}\n`, RIGHT.slice(2), RIGHT.replace('0x', '0X')])(
  '%s is read',
  (text) => {
    expect(readAddress(text)).toBe(RIGHT.toLowerCase());
  },
);

test('an empty text is no address yet', () => {
  expect(readAddress('  ')).toBeUndefined();
});

test.each([
  [RIGHT.replace('aA', 'AA'), /capital letters/],
  ['0x1234', /has 4/],
  [`0x${'0'.repeat(40)}`, /zero address/],
  [`0x${'0123456789abcdef'.repeat(4)}`, /Never paste a key/],
  [`0x${'ab'.repeat(48)}`, /vote address/],
  ['enode://abc@10.0.0.1:30311', /node in the network/],
  ['vitalik.eth', /0x and 40 digits/],
  ['-5', /0x and 40 digits/],
  ['9'.repeat(500), /0x and 40 digits/],
])('%s is refused with the reason', (text, reason) => {
  expect(() => readAddress(text)).toThrow(Fault);
  expect(() => readAddress(text)).toThrow(reason);
});
