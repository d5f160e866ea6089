import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isReadOnly} from '../../../src/workbench/requests/readOnly';
import {callWallet, findWallets} from '../../../src/workbench/requests/wallet';
import {projectDir} from '../../sites/paths';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

function announce(detail: unknown): void {
  const event = new Event('eip6963:announceProvider');
  window.dispatchEvent(Object.assign(event, {detail}));
}

test('only methods that read are let through, whatever a wallet offers', async () => {
  const asked: unknown[] = [];
  const request = (call: unknown) => {
    asked.push(call);
    return Promise.resolve('0x1');
  };
  const stop = findWallets(() => undefined);
  announce({info: {rdns: 'a.wallet', name: 'A'}, provider: {request}});
  stop();
  for (const method of [
    'eth_sendTransaction',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTypedData_v4',
    'personal_sign',
    'eth_requestAccounts',
    'eth_accounts',
    'eth_coinbase',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
    'eth_subscribe',
    'constructor',
    'ETH_CALL',
  ]) {
    const outcome = await callWallet('a.wallet', {method, params: []});
    expect(outcome, method).toMatchObject({kind: 'failure', failure: {kind: 'wallet', code: 4200}});
  }
  expect(asked).toEqual([]);
  const call = {method: 'eth_chainId', params: []};
  expect(await callWallet('a.wallet', call)).toMatchObject({kind: 'result', result: '0x1'});
  expect(asked).toEqual([call]);
});

test('of the documented methods, those that change a node, sign or send are not among them', () => {
  const file = path.join(projectDir, 'docs/_data/openrpc/eth.json');
  const {methods} = JSON.parse(readFileSync(file, 'utf8')) as {
    methods: {name: string; 'x-access': string}[];
  };
  const allowed = methods.filter(({name}) => isReadOnly(name));
  expect(allowed.length).toBeGreaterThan(40);
  for (const {name} of allowed)
    expect(name).not.toMatch(/send|sign|_accounts|subscribe|resend|fill|coinbase|etherbase/i);
});

test('wallets are listed by name, once, and anything else that is announced is ignored', () => {
  const seen: string[][] = [];
  const stop = findWallets((wallets) => seen.push(wallets.map(({name}) => name)));
  const provider = {request: () => Promise.resolve(null)};
  for (const detail of [
    undefined,
    null,
    7,
    {},
    {info: {rdns: 'x', name: ''}, provider},
    {info: {rdns: 'y', name: 'Y'}},
  ])
    announce(detail);
  announce({info: {rdns: 'b.wallet', name: 'B'.repeat(100)}, provider});
  announce({info: {rdns: 'b.wallet', name: 'Taken over'}, provider});
  stop();
  announce({info: {rdns: 'c.wallet', name: 'C'}, provider});
  expect(seen.at(-1)?.filter((name) => !name.startsWith('A'))).toEqual(['B'.repeat(60)]);
});

test('errors of a wallet and of the node behind it are told apart', async () => {
  const errors: unknown[] = [
    {code: 4001, message: 'User rejected'},
    {code: -32000, message: 'header not found', data: '0x'},
    new Error('broken'),
    'text',
  ];
  const request = async () => {
    await Promise.resolve();
    throw errors.shift();
  };
  const stop = findWallets(() => undefined);
  announce({info: {rdns: 'd.wallet', name: 'D'}, provider: {request}});
  stop();
  const call = () => callWallet('d.wallet', {method: 'eth_chainId', params: []});
  expect(await call()).toMatchObject({failure: {code: 4001, message: 'User rejected'}});
  expect(await call()).toMatchObject({kind: 'error', error: {code: -32000, data: '0x'}});
  expect(await call()).toMatchObject({failure: {code: 0, message: 'broken'}});
  expect(await call()).toMatchObject({failure: {code: 0, message: 'text'}});
  expect(await callWallet('gone.wallet', {method: 'eth_chainId', params: []})).toMatchObject({
    failure: {code: 4900},
  });
});
