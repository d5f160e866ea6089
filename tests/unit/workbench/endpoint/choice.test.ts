import {describe, expect, test} from 'vitest';
import {
  chainOf,
  choiceFrom,
  replacementsOf,
  sameHostOver,
  targetsOf,
} from '../../../../src/workbench/endpoint/choice';
import {replaceAddresses} from '../../../../src/workbench/endpoint/rewriteCode';
import {facts} from '../facts';

const own = {kind: 'own', http: 'https://mine.example/key', ws: 'wss://mine.example/key'} as const;

describe('targets', () => {
  test('are the endpoints of the first chain, and for operators a node on their machine', () => {
    const targets = targetsOf(facts, undefined);
    expect(targets.public).toEqual({http: 'https://rpc.example', ws: 'wss://ws.example'});
    expect(targets.archive.http).toBe('https://archive.example');
    expect(targets.operator).toEqual(facts.local);
  });

  test('are all the reader’s own, once that is chosen', () => {
    const {public: open, archive, operator} = targetsOf(facts, own);
    for (const each of [open, archive, operator])
      expect(each).toEqual({http: own.http, ws: own.ws});
  });

  test('of a chain without history or WebSocket are what there is', () => {
    const {archive, operator} = targetsOf(facts, {
      kind: 'network',
      chain: 'testnet',
      http: 'https://rpc.test.example',
    });
    expect(archive).toEqual({http: 'https://rpc.test.example', ws: facts.local.ws});
    expect(operator).toEqual(facts.local);
  });

  test('are the default where the chosen address is no longer in the profile', () => {
    const gone = {kind: 'network', chain: 'mainnet', http: 'https://gone.example'} as const;
    expect(targetsOf(facts, gone)).toEqual(targetsOf(facts, undefined));
  });
});

describe('replacements', () => {
  test('are none by default and with a wallet, whose address no command can use', () => {
    expect(replacementsOf(facts, undefined)).toEqual({});
    expect(replacementsOf(facts, {kind: 'wallet', rdns: 'a.b', name: 'A'})).toEqual({});
  });

  test('are of every address of the profile’s first chain, and of the local node', () => {
    const replacements = replacementsOf(facts, own);
    const text = `curl https://rpc.example; wscat -c wss://ws.example; RPC=https://rpc-2.example
geth attach http://127.0.0.1:8545 ws://127.0.0.1:8546 https://archive.example/`;
    expect(replaceAddresses(text, replacements)).toBe(
      `curl ${own.http}; wscat -c ${own.ws}; RPC=${own.http}
geth attach ${own.http} ${own.ws} ${own.http}/`,
    );
  });

  test('leave longer names alone', () => {
    const text =
      'https://rpc.example.org https://rpc.example-2 https://rpc.example:8545 https://rpc.example2';
    expect(replaceAddresses(text, replacementsOf(facts, own))).toBe(text);
  });

  test('take an address at the end of a sentence or a quote', () => {
    const replacements = {'https://rpc.example': 'http://x'};
    expect(replaceAddresses("'https://rpc.example', https://rpc.example.", replacements)).toBe(
      "'http://x', http://x.",
    );
  });
});

test('the chain of the reader’s own node is not assumed', () => {
  expect(chainOf(facts, undefined)?.key).toBe('mainnet');
  expect(chainOf(facts, own)).toBeUndefined();
  expect(chainOf(facts, {kind: 'local'})).toBeUndefined();
});

test.each([
  null,
  'local',
  {},
  {kind: 'own', http: 1, ws: 'wss://x'},
  {kind: 'network', chain: 'mainnet'},
  {kind: 'wallet', rdns: 'x'},
  [],
])('a damaged choice of the storage is none: %j', (stored) => {
  expect(choiceFrom(stored)).toBeUndefined();
});

test('a stored choice comes back without what does not belong to it', () => {
  expect(choiceFrom({...own, key: 'secret'})).toEqual(own);
  expect(choiceFrom({kind: 'local', http: 'x'})).toEqual({kind: 'local'});
});

test('the other scheme of an address', () => {
  expect(sameHostOver('ws', 'https://a.example/k')).toBe('wss://a.example/k');
  expect(sameHostOver('http', 'ws://127.0.0.1:8546')).toBe('http://127.0.0.1:8546');
});
