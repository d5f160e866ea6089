import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {pageFolder, writeFiles} from './pageFiles';
import {loadVersion} from '../../src/profile/load';
import {readPage, siteDir} from './pages';

interface Request {
  method: string;
  params: unknown;
}

interface AddNetwork {
  useNetwork(wallet: {request(request: Request): Promise<null>}): Promise<void>;
}

const page = readPage('current', 'endpoint');
const {decimals, chains} = loadVersion(siteDir, 'current').network;
const {mainnet} = chains;
const SWITCH = 'wallet_switchEthereumChain';
const ADD = 'wallet_addEthereumChain';
const chainId = `0x${mainnet.chainId.toString(16)}`;

/**
 * The page's module, called with a wallet that answers the switch with this error code, and, once it has added the chain,
 * with the second one.
 */
async function useNetwork(code?: number, later?: number): Promise<Request[]> {
  const [file = ''] = writeFiles(page, pageFolder('run', page), ['js']);
  // The project's own files are CommonJS; a reader's website uses modules.
  fs.renameSync(file, file.replace(/\.js$/, '.mjs'));
  const module = (await import(file.replace(/\.js$/, '.mjs'))) as AddNetwork;
  const requests: Request[] = [];
  await module.useNetwork({
    request: (request) => {
      requests.push(request);
      const refusal = requests.some(({method}) => method === ADD) ? later : code;
      return refusal !== undefined && request.method === SWITCH
        ? Promise.reject(Object.assign(new Error('refused'), {code: refusal}))
        : Promise.resolve(null);
    },
  });
  return requests;
}

describe('add-network.js', () => {
  test('switches, and adds nothing, when the wallet knows the chain', async () => {
    expect(await useNetwork()).toEqual([{method: SWITCH, params: [{chainId}]}]);
  });

  test('adds the network when the wallet does not know it', async () => {
    const [, added, last] = await useNetwork(4902);
    expect(last).toEqual({method: SWITCH, params: [{chainId}]});
    expect(added).toMatchObject({
      method: ADD,
      params: [
        {
          chainId,
          chainName: mainnet.name,
          nativeCurrency: {symbol: mainnet.symbol, decimals},
          rpcUrls: [mainnet.http[0]?.url],
        },
      ],
    });
  });

  test('fails when the user has the network added, but stays on another one', async () => {
    await expect(useNetwork(4902, 4001)).rejects.toMatchObject({code: 4001});
  });

  test('passes a rejection by the user to the caller', async () => {
    await expect(useNetwork(4001)).rejects.toMatchObject({code: 4001});
  });
});
