import {describe, expect, test, vi} from 'vitest';
import type {Draft} from '../../../../src/workbench/form/draft';
import {messageOf} from '../../../../src/workbench/form/messages';
import {fromParams, readParams, toParams} from '../../../../src/workbench/form/params';
import {context, methodOf, schemas} from './reference';

vi.mock('@docusaurus/Translate', () => import('../translate'));

const address = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const hash = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318';
const phrase = 'abandon '.repeat(11) + 'about';

/** Messages of a call, each as `path: message`. */
function messages(method: string, values: readonly unknown[]): string[] {
  const {params} = methodOf(method);
  const {faults} = readParams(params, fromParams(params, values, context), context);
  return faults.map((fault) => `${fault.path}: ${messageOf(fault, schemas)}`);
}

test.each([
  [
    'eth_getBalance',
    ['0x12', 'latest'],
    '/0: Hex digits: 2, not 40. Expected address: 20 bytes, 0x and 40 hex digits.',
  ],
  [
    'eth_getBalance',
    [address.replace('aae', 'AAe'), 'latest'],
    '/0: The capital letters are not the checksum of this address: a character may be wrong. Compare it with its source, or write it in lower case.',
  ],
  [
    'eth_getBlockByHash',
    [hash.slice(0, 65), true],
    '/0: Hex digits: 63, not 64. Expected 32 bytes: 0x and 64 hex digits.',
  ],
  [
    'eth_getBlockByNumber',
    ['436', true],
    '/0: Expected quantity: a whole number in hex, in quotes and without leading zeros, such as "0x1b4".',
  ],
  [
    'eth_getBlockByNumber',
    [436, true],
    '/0: This is JSON of the type number. Expected height or tag: Block height as a hex quantity string, or a tag. Plain JSON numbers and bare hashes are rejected.',
  ],
  [
    'eth_getBlockByNumber',
    ['last', true],
    '/0: Expected one of `earliest`, `finalized`, `safe`, `latest`, `pending`.',
  ],
  [
    'eth_getBlockByNumber',
    ['0x1', 'yes'],
    '/1: This is JSON of the type string. Expected `true` or `false`.',
  ],
  [
    'eth_sendRawTransaction',
    ['0x123'],
    '/0: The number of hex digits is odd; a byte has two. Expected bytes: 0x and two hex digits per byte, 0x for none.',
  ],
  ['debug_verbosity', [6], '/0: Expected whole number 0–5, in digits.'],
  [
    'debug_verbosity',
    [2 ** 60],
    '/0: JSON in a browser cannot carry so large a number exactly. Expected whole number 0–5, in digits.',
  ],
  [
    'eth_getLogs',
    [{topics: [hash, [hash, '0x1']]}],
    '/0/topics/1/1: Hex digits: 1, not 64. Expected 32 bytes: 0x and 64 hex digits.',
  ],
  [
    'eth_getLogs',
    [{topics: [null, null, null, null, null]}],
    '/0/topics: Expected list in square brackets, of 0 to 4 entries.',
  ],
  [
    'eth_call',
    [{}, 'latest', {'0x1': {}}],
    '/2/0x1: Hex digits: 1, not 40. Expected address: 20 bytes, 0x and 40 hex digits.',
  ],
  ['eth_simulateV1', [{}], '/0: The field blockStateCalls is missing.'],
  [
    'eth_getBalance',
    [address, {blockHash: hash, number: 1}],
    '/1/number: There is no such field. Known are blockHash, requireCanonical.',
  ],
  [
    'eth_getBalance',
    [address, 'latest', 1],
    '/2: One argument too many: the method takes 2. Remove it.',
  ],
])('%s %j', (method, values, message) => {
  expect(messages(method, values)).toEqual([message]);
});

describe('secrets', () => {
  const key =
    '/0: This looks like a private key. It is not used, kept or sent. No call needs it: whoever has it has the funds.';
  test.each([
    ['eth_getBalance', [hash, 'latest'], 'key'],
    ['eth_getBalance', [hash.slice(2), 'latest'], 'key'],
    ['eth_getBlockByHash', [hash.slice(2), true], 'key'],
    ['admin_addPeer', [hash], 'key'],
    ['eth_getBalance', [` "${hash.slice(2)}"`, 'latest'], 'key'],
    ['eth_call', [{value: hash}], 'key'],
    ['eth_call', [{note: {deep: [hash]}}], 'key'],
    ['admin_addPeer', [phrase], 'phrase'],
    ['eth_sendRawTransaction', [phrase], 'phrase'],
    ['admin_addPeer', ['{"crypto":{"ciphertext":"00"}}'], 'keystore'],
  ])('%s %j', (method, values, secret) => {
    const {params} = methodOf(method);
    const read = toParams(params, fromParams(params, values, context), context);
    const kinds = 'faults' in read ? read.faults.map(({problem}) => problem) : [];
    expect(kinds).toEqual([{kind: 'secret', secret}]);
  });

  test.each([
    ['eth_getBlockByHash', [hash, true]],
    ['eth_sendRawTransaction', [hash]],
    ['eth_getStorageAt', [address, hash, 'latest']],
    ['eth_getStorageAt', [address, hash.slice(2), 'latest']],
    ['debug_dbGet', [hash]],
    ['eth_getLogs', [{topics: [hash]}]],
    ['eth_call', [{value: `0x${'f'.repeat(64)}`}]],
  ])('%s %j has none', (method, values) => {
    expect(messages(method, values)).toEqual([]);
  });

  test('they are not kept', () => {
    expect(messages('eth_getBalance', [hash, 'latest'])).toEqual([key]);
    const {params} = methodOf('eth_getBalance');
    const model = fromParams(params, [hash, 'latest'], context);
    expect(JSON.stringify(model)).not.toContain(hash.slice(2));
    expect(readParams(params, model, context).params).toEqual(['', 'latest']);
  });
});

describe('arguments that are left out', () => {
  const {params} = methodOf('eth_call');
  const [call] = fromParams(params, [{}], context);
  const overrides: Draft = {kind: 'variant', index: 0, draft: {kind: 'fields', fields: []}};
  const latest = fromParams(params, [{}, 'latest'], context)[1];

  test('at the end they are absent', () => {
    expect(toParams(params, [call, undefined, undefined], context)).toEqual({params: [{}]});
  });

  test('before a given one they become null where the schema allows it', () => {
    expect(toParams(params, [call, latest, undefined, overrides], context)).toEqual({
      params: [{}, 'latest', null, {}],
    });
  });

  test('otherwise the message says why they are needed', () => {
    const read = toParams(params, [call, undefined, overrides], context);
    expect('faults' in read && read.faults.map((fault) => messageOf(fault, schemas))).toEqual([
      'Needed, since `stateOverrides` after it is given: arguments are told apart by position. Its default is `"latest"`.',
    ]);
  });
});
