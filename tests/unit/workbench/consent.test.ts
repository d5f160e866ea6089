import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Consented} from '../../../src/workbench/requests/consent';

let askConsent: typeof import('../../../src/workbench/requests/consent').askConsent;
let listWallets: typeof import('../../../src/workbench/requests/consent').listWallets;
const legacy = 'window.ethereum';

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  // Wallets stay known for as long as the module does.
  vi.resetModules();
  ({askConsent, listWallets} = await import('../../../src/workbench/requests/consent'));
});
afterEach(() => vi.unstubAllGlobals());

/** Puts a provider where wallets were before EIP-6963, and keeps what it is asked. */
function injected(answer: () => Promise<unknown>) {
  const asked: unknown[] = [];
  const request = (call: unknown) => {
    asked.push(call);
    return answer();
  };
  Object.assign(window, {ethereum: {request}});
  return asked;
}

function announce(rdns: string, provider: unknown): void {
  const event = new Event('eip6963:announceProvider');
  window.dispatchEvent(Object.assign(event, {detail: {info: {rdns, name: rdns}, provider}}));
}

test('nothing that signs, sends or reads secrets reaches a wallet', async () => {
  const asked = injected(() => Promise.resolve('0x1'));
  for (const method of [
    'eth_sendTransaction',
    'eth_signTypedData_v4',
    'personal_sign',
    'wallet_requestPermissions',
    'wallet_sendCalls',
    'eth_getEncryptionPublicKey',
    'toString',
  ])
    await expect(askConsent(legacy, method as Consented)).rejects.toMatchObject({code: 4200});
  expect(asked).toEqual([]);
  expect(await askConsent(legacy, 'eth_chainId')).toBe('0x1');
  expect(asked).toEqual([{method: 'eth_chainId', params: []}]);
});

test('the wallet without a name is the last one, and not listed twice', async () => {
  injected(() => Promise.resolve(null));
  const {ethereum} = window as unknown as {ethereum: object};
  window.addEventListener('eip6963:requestProvider', () =>
    announce('other', {request: () => null}),
  );
  expect((await listWallets()).map(({rdns}) => rdns)).toEqual(['other', legacy]);
  window.addEventListener('eip6963:requestProvider', () => announce('same', ethereum));
  expect((await listWallets()).map(({rdns}) => rdns)).not.toContain(legacy);
});

test('a wallet that is gone says so', async () => {
  await expect(askConsent('none', 'eth_chainId')).rejects.toMatchObject({code: 4900});
});

test.each([
  [{code: 4001, message: 'no'}, 4001],
  [{code: -32603, data: {originalError: {code: 4902}}}, 4902],
  [{code: -32603, data: {code: 4902}}, 4902],
  [{code: '4001'}, 0],
  ['text', 0],
  [undefined, 0],
])('the code of %j is %d', async (error, code) => {
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- Wallets throw anything.
  injected(() => Promise.reject(error));
  await expect(askConsent(legacy, 'eth_chainId')).rejects.toMatchObject({code});
});
