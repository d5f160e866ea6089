import {describe, expect, it} from 'vitest';
import {agrees, blames} from '../../rpc/samples/agreement';

const ADDRESS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

describe('a library’s output matches the answer', () => {
  it.each([
    ['a number', 52, '0x34'],
    ['a large number', 10n ** 20n, '0x56bc75e2d63100000'],
    ['an address with its checksum', ADDRESS, ADDRESS.toLowerCase()],
    ['the name of a type', {type: 'eip1559'}, {type: '0x2'}],
    ['no code', undefined, '0x'],
    ['nothing', null, null],
    ['a field of another name', {gasLimit: 21_000n, own: 1}, {gas: '0x5208', input: '0x'}],
    ['the place of a log', {index: 1}, {logIndex: '0x1', transactionIndex: '0x0'}],
    ['a result in an object', {data: '0x2a'}, '0x2a'],
    ['a height for a header', 52, {number: '0x34', hash: '0x1'}],
    ['a list', [1, 2], ['0x1', '0x2']],
    ['an error with its data', {error: new Error('of 0x08c3')}, {error: {data: '0x08c3'}}],
  ])('as %s', (_, shown, answer) => {
    expect(agrees(shown, answer)).toBe(true);
  });

  it.each([
    ['another number', 52, '0x35'],
    ['another address', ADDRESS, `0x${'1'.repeat(40)}`],
    ['another field', {gasLimit: 1n, nonce: 1}, {gas: '0x1', nonce: '0x2'}],
    ['no field of it', {own: 1}, {gas: '0x1'}],
    ['nothing of something', undefined, '0x1'],
    ['an error with other data', {error: new Error('of 0x08c4')}, {error: {data: '0x08c3'}}],
    ['an error where there is none', {error: new Error('of')}, {error: null}],
    ['a shorter list', [1], ['0x1', '0x2']],
    ['a list for an object', [1], {number: '0x1'}],
    ['another text', 'eip1559', '0x3'],
  ])('not as %s', (_, shown, answer) => {
    expect(agrees(shown, answer)).toBe(false);
  });
});

it('the node’s message is found in an error or its cause', () => {
  const error = new Error('outer', {
    cause: Object.assign(new Error('x'), {details: 'not found: 1'}),
  });
  expect(blames(error, 'not found')).toBe(true);
  expect(blames(error, 'reverted')).toBe(false);
  expect(blames(undefined, 'not found')).toBe(false);
});
