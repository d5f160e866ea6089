import {describe, expect, test} from 'vitest';
import {checkUrl} from '../../../src/workbench/requests/checkUrl';
import {secretIn} from '../../../src/workbench/secret';

const KEY = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const PHRASE = 'test test test test test test test test test test test junk';

test.each([
  ['http://127.0.0.1:8545', 'http://127.0.0.1:8545'],
  ['  HTTP://LocalHost:8545/ ', 'http://localhost:8545'],
  ['https://rpc.example/v1/key?x=1#y', 'https://rpc.example/v1/key?x=1'],
  ['ws://[::1]:8546', 'ws://[::1]:8546'],
  ['wss://rpc.example:443/', 'wss://rpc.example'],
])('%s is an address', (text, url) => {
  expect(checkUrl(text, 'https:')).toEqual({url});
});

test.each([
  ['', 'Enter the address'],
  ['localhost:8545', 'Perhaps http://localhost:8545?'],
  ['//rpc.example', 'Perhaps http://rpc.example?'],
  ['rpc.example', 'must begin with http://'],
  ['http://rpc. example', 'no spaces'],
  ['http://a\nb', 'no spaces'],
  ['ftp://rpc.example', 'ftp: is not a way'],
  ['javascript://x', 'javascript: is not a way'],
  ['http://', 'is not an address'],
  ['http://x:99999', 'is not an address'],
  ['https://user:password@rpc.example', 'user name or password'],
  ['https://user@rpc.example', 'user name or password'],
])('%j is none, and the reader is told why', (text, words) => {
  expect(checkUrl(text, 'http:')).toEqual({fault: expect.stringContaining(words) as string});
});

test('a secret is refused, without repeating it', () => {
  for (const text of [KEY, `0x${KEY}`, PHRASE]) {
    const checked = checkUrl(text, 'https:');
    if (!('fault' in checked)) throw new Error('expected a fault');
    expect(checked.fault).toContain('private key, a recovery phrase');
    expect(checked.fault).not.toContain(text.slice(0, 9));
  }
});

test('an address that browsers block is accepted with a warning', () => {
  expect(checkUrl('http://rpc.example', 'https:')).toHaveProperty('warning');
  expect(checkUrl('ws://10.0.0.5:8546', 'https:')).toHaveProperty('warning');
  expect(checkUrl('http://rpc.example', 'http:')).not.toHaveProperty('warning');
});

describe('secrets', () => {
  test.each([
    [KEY, 'key'],
    [` "0x${KEY.toUpperCase()}" `, 'key'],
    [`xprv${'9'.repeat(107)}`, 'key'],
    [PHRASE, 'phrase'],
    [PHRASE.toUpperCase().replaceAll(' ', '\n'), 'phrase'],
    [`${PHRASE} ${PHRASE}`, 'phrase'],
    ['{"version":3,"crypto":{"ciphertext":"00"}}', 'keystore'],
  ])('%j', (text, kind) => {
    expect(secretIn(text)).toBe(kind);
  });

  test.each([
    '0x0000000000000000000000000000000000001000',
    `0x${KEY}00`,
    'http://127.0.0.1:8545',
    'this is no phrase since it has twelve words with a long specification',
    'one two three',
    '{"jsonrpc":"2.0"}',
    '',
  ])('%j is none', (text) => {
    expect(secretIn(text)).toBeUndefined();
  });
});
