import {describe, expect, test} from 'vitest';
import {annotate} from '../../../../src/workbench/answer/annotate';
import {facts} from '../facts';

const context = {
  key: '',
  schemaName: undefined,
  description: '',
  symbol: 'EXN',
  contracts: facts.contracts,
};

describe('quantities', () => {
  test.each([
    ['number', '0x1a4', ['420']],
    ['number', '0x5', []],
    ['number', '0x0', []],
    ['gasUsed', '0x5208', ['21,000']],
    ['gasPrice', '0x3b9aca00', ['1,000,000,000', '1 gwei']],
    ['baseFeePerGas', '0x59682f01', ['1,500,000,001', '1.500000001 gwei']],
    ['value', '0xde0b6b3a7640000', ['1,000,000,000,000,000,000', '1 EXN']],
    ['timestamp', '0x6924d7a0', ['1,764,022,176', '2025-11-24 22:09:36 UTC']],
    ['timestamp', '0x5', []],
  ])('%s %s', (key, value, notes) => {
    expect(annotate(value, {...context, key, schemaName: 'Quantity64'})).toEqual(notes);
  });

  test('an answer in wei is shown in coins, whatever its size', () => {
    const wei = {...context, schemaName: 'Quantity256', description: 'Wei.'};
    expect(annotate('0x' + 'f'.repeat(64), wei).at(-1)).toBe(
      '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584007913129639935 EXN',
    );
    expect(annotate('0x1', wei)).toEqual(['0.000000000000000001 EXN']);
  });

  test('bytes and hashes are not taken for numbers', () => {
    expect(annotate('0x' + 'a'.repeat(64), context)).toEqual([]);
    expect(annotate('0x00', {...context, schemaName: 'Data'})).toEqual([]);
    expect(annotate('0xff', {...context, schemaName: 'Data'})).toEqual([]);
    expect(annotate('latest', {...context, schemaName: 'Quantity64'})).toEqual([]);
  });
});

test('a known contract is named, in any letter case', () => {
  expect(annotate('0x0000000000000000000000000000000000002002', context)).toEqual(['StakeHub']);
  expect(annotate('0x' + '1'.repeat(40), context)).toEqual([]);
});

test('values that are no text have no notes', () => {
  for (const value of [1, null, true]) expect(annotate(value, context)).toEqual([]);
});
