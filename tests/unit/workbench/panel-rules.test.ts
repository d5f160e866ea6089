import type {AbiFunction} from 'viem';
import {describe, expect, test} from 'vitest';
import {calledItem, withAbiCall} from '../../../src/workbench/panel/abiCall';
import {canBatch, isPublic, targetOf} from '../../../src/workbench/panel/target';
import {facts} from './facts';

const at = (url: string) => ({kind: 'url', url, chain: undefined}) as const;

describe('endpoints of others', () => {
  test.each([
    'https://rpc.example',
    'https://rpc.example/key',
    'https://rpc.example:443/',
    'wss://ws.example',
    'https://archive.example',
  ])('%s is one', (url) => {
    expect(isPublic(facts, at(url))).toBe(true);
  });

  test.each([
    'http://127.0.0.1:8545',
    'https://rpc.example:8545',
    'https://rpc.example.org',
    'no address',
  ])('%s is none', (url) => {
    expect(isPublic(facts, at(url))).toBe(false);
  });

  test('a wallet is one: others may operate its endpoint', () => {
    expect(isPublic(facts, {kind: 'wallet', rdns: 'a.b', name: 'A'})).toBe(true);
  });
});

test('a call that harms a node goes to the reader’s own, whatever endpoint is chosen', () => {
  const choice = {kind: 'network', chain: 'testnet', http: 'https://rpc.test.example'} as const;
  expect(targetOf(facts, choice, 'debug_setHead', {asked: 'operator'})).toEqual(
    at(facts.local.http),
  );
});

test('what harms or sends is never part of a batch, which another endpoint could get', () => {
  expect(canBatch('eth_getBalance', {})).toBe(true);
  expect(canBatch('debug_setHead', {harm: 'Deletes blocks.'})).toBe(false);
  expect(canBatch('eth_sendRawTransaction', {})).toBe(false);
  expect(canBatch('eth_sendRawTransactionSync', {})).toBe(false);
});

describe('a call by its interface', () => {
  const item: AbiFunction = {
    type: 'function',
    name: 'x',
    inputs: [],
    outputs: [],
    stateMutability: 'view',
  };
  const byAbi = {abiCall: {to: '0x1', data: '0xabcd'}, item};
  const params = withAbiCall([{from: '0x2', input: '0xold', to: '0x9'}, 'latest'], byAbi.abiCall);

  test('replaces contract and data, and nothing else', () => {
    expect(params).toEqual([{from: '0x2', to: '0x1', data: '0xabcd'}, 'latest']);
  });

  test('is decoded only while it is what is sent', () => {
    const of = (first: unknown) => calledItem({method: 'eth_call', params: [first]}, byAbi);
    expect(of(params[0])).toBe(item);
    expect(of({to: '0x1', data: '0xffff'})).toBeUndefined();
    expect(of({to: '0x3', data: '0xabcd'})).toBeUndefined();
    expect(of({to: '0x1', data: '0xabcd', input: '0xffff'})).toBeUndefined();
    expect(of(null)).toBeUndefined();
    expect(calledItem({method: 'eth_call', params}, undefined)).toBeUndefined();
  });
});
