import {toQuantity} from 'ethers';
import {expect, test} from 'vitest';
import {addToWallet, type Ask} from '../../../src/tools/add-to-wallet/add';
import {addToWalletFacts} from '../../../src/tools/add-to-wallet/facts';
import {faultOf, told} from '../../../src/tools/add-to-wallet';
import {loadVersion} from '../../../src/profile/load';
import {projectDir} from '../../sites/paths';

const data = loadVersion(projectDir, 'current');
const {network} = data;
const {mainnet} = network.chains;
const chain = addToWalletFacts(data).chains[0]?.chain;
if (!chain) throw new Error('the profile has no chain');
const OTHER = '0x1';

interface Behaviour {
  readonly knows?: boolean;
  readonly switchesOnAdd?: boolean;
  readonly lies?: boolean;
  /** Errors by method, the next one first. */
  readonly errors?: Readonly<Record<string, (object | undefined)[]>>;
}

/** A fake wallet that does what EIP-3085 and 3326 say, unless told otherwise. */
function fakeWallet({
  knows = false,
  switchesOnAdd = true,
  lies = false,
  errors = {},
}: Behaviour = {}) {
  let [has, on] = [knows, OTHER];
  const asked: unknown[] = [];
  const ask: Ask = async (method, params) => {
    asked.push([method, ...(params ?? [])]);
    const error = errors[method]?.shift();
    if (error) throw error as Error;
    await Promise.resolve();
    if (method === 'eth_chainId') return lies ? OTHER : on;
    if (method === 'wallet_addEthereumChain') {
      has = true;
      if (switchesOnAdd) on = chain?.chainId ?? '';
    } else if (!has) throw Object.assign(new Error('Unrecognized chain ID'), {code: 4902});
    else on = chain?.chainId ?? '';
    return null;
  };
  return {ask, methods: () => asked.map((one) => (one as string[])[0]), asked};
}

const error = (code: number, message = 'no') => ({code, message});

test('a wallet that has the chain is only asked to switch', async () => {
  const {ask, methods} = fakeWallet({knows: true});
  expect(await addToWallet(chain, ask)).toEqual({kind: 'switched'});
  expect(methods()).toEqual(['wallet_switchEthereumChain', 'eth_chainId']);
});

test('a wallet that lacks it is asked to add what the profile says, and nothing else', async () => {
  const {ask, asked} = fakeWallet();
  expect(await addToWallet(chain, ask)).toEqual({kind: 'added'});
  expect(asked).toContainEqual(['wallet_addEthereumChain', chain]);
  expect(chain).toEqual({
    chainId: toQuantity(mainnet.chainId),
    chainName: mainnet.name,
    nativeCurrency: {name: mainnet.symbol, symbol: mainnet.symbol, decimals: network.decimals},
    rpcUrls: mainnet.http.map(({url}) => url),
    blockExplorerUrls: [mainnet.explorer.url],
  });
});

test('a wallet that adds without switching is asked again', async () => {
  const {ask, methods} = fakeWallet({switchesOnAdd: false});
  expect(await addToWallet(chain, ask)).toEqual({kind: 'added'});
  expect(methods().filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(2);
  const stays = fakeWallet({
    switchesOnAdd: false,
    errors: {wallet_switchEthereumChain: [error(4902), error(4001)]},
  });
  expect(await addToWallet(chain, stays.ask)).toEqual({kind: 'stays'});
});

test('what a wallet says of its chain counts, not that it said yes', async () => {
  for (const knows of [true, false]) {
    const added = await addToWallet(chain, fakeWallet({knows, lies: true}).ask);
    expect(added).toEqual({kind: 'elsewhere', chainId: OTHER});
    const {summary, blocks} = told({key: '', wallet: 'Fake', added}, chain);
    expect(summary).toBe(`Fake said yes, but is on chain 1, not on ${mainnet.chainId}.`);
    expect(JSON.stringify(blocks)).toContain('Send nothing');
  }
  const silent = fakeWallet({knows: true, errors: {eth_chainId: [error(-32601)]}});
  const added = await addToWallet(chain, silent.ask);
  expect(added).toEqual({kind: 'elsewhere', chainId: ''});
});

test.each([
  [4001, /You refused it in Fake/],
  [-32002, /already waits/],
  [4100, /Unlock it/],
  [-32602, /Fake answered: no \(-32602\)/],
  [0, /Fake answered: no You can/],
])('error %d of a wallet is explained', async (code, text) => {
  const {ask} = fakeWallet({errors: {wallet_switchEthereumChain: [error(code)]}});
  const failed: unknown = await addToWallet(chain, ask).catch((thrown: unknown) => thrown);
  const fault = faultOf(failed, {rdns: 'fake', name: 'Fake'});
  expect((fault as Error).message).toMatch(text);
  expect((fault as Error).message).toContain('by hand');
});

test('a refusal to add is one, too', async () => {
  const {ask} = fakeWallet({errors: {wallet_addEthereumChain: [error(4001)]}});
  await expect(addToWallet(chain, ask)).rejects.toMatchObject({code: 4001});
});
