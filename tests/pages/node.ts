import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {
  createTestClient,
  defineChain,
  http,
  publicActions,
  walletActions,
  type Address,
  type Hex,
} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import {loadVersion} from '../../src/profile/load';
import type {Chain, VersionData} from '../../src/profile/types';
import {siteDir} from './pages';

const resolveFrom = createRequire(__filename);

/** A program of Foundry, in the package of this machine's platform: it answers signals, which the package's command does not. */
export function foundry(name: 'anvil' | 'cast' | 'forge'): string {
  const system = process.platform;
  const processor = process.arch === 'x64' ? 'amd64' : process.arch;
  const manifest = resolveFrom.resolve(`@foundry-rs/${name}-${system}-${processor}/package.json`);
  return path.join(path.dirname(manifest), 'bin', system === 'win32' ? `${name}.exe` : name);
}

/** Blocks above the final one on these nodes, whose epochs have one slot. */
export const FINAL = 2;

/** Accounts that the node unlocks and funds; the phrase is Foundry's own. */
export const accounts = Array.from({length: 4}, (_, addressIndex) =>
  mnemonicToAccount('test test test test test test test test test test test junk', {addressIndex}),
);

/** The shipped data of Next with every address of the web at this one. */
export function dataAt(url: string): VersionData {
  const data = loadVersion(siteDir, 'current');
  const socket = url.replace('http', 'ws');
  const chains = Object.entries(data.network.chains).map(([key, chain]): [string, Chain] => {
    const here = (endpoints: Chain['http'] = [], address = url) =>
      endpoints.map((endpoint) => ({...endpoint, url: address}));
    return [
      key,
      {
        ...chain,
        chainId: data.network.chains.mainnet.chainId,
        http: here(chain.http),
        archive: here(chain.archive),
        ws: here(chain.ws, socket),
      },
    ];
  });
  const here = Object.fromEntries(chains) as VersionData['network']['chains'];
  return {
    ...data,
    network: {...data.network, chains: here, practice: here.testnet ?? here.mainnet},
  };
}

function clientAt(data: VersionData, url: string) {
  const {mainnet} = data.network.chains;
  const chain = defineChain({
    id: mainnet.chainId,
    name: mainnet.name,
    nativeCurrency: {name: mainnet.symbol, symbol: mainnet.symbol, decimals: data.network.decimals},
    rpcUrls: {default: {http: [url]}},
  });
  return createTestClient({mode: 'anvil', chain, transport: http(url), pollingInterval: 50})
    .extend(publicActions)
    .extend(walletActions);
}

export interface LocalNode {
  readonly url: string;
  /** What pages print for a reader of this network. */
  readonly data: VersionData;
  readonly client: ReturnType<typeof clientAt>;
  stop(): Promise<void>;
}

/** Noon of some day, so that no day of staking ends while a test runs. */
const NOON = 1_767_268_800;

/**
 * Starts a development node on a free port. Blocks come with each transaction; finality is two blocks behind.
 * `timestamp` is the time of its first block, in seconds.
 */
export async function startNode(timestamp = NOON): Promise<LocalNode> {
  const {chainId} = loadVersion(siteDir, 'current').network.chains.mainnet;
  const args = ['--host', '127.0.0.1', '--port', '0', '--chain-id', String(chainId)];
  const free = [
    '--base-fee',
    '0',
    '--slots-in-an-epoch',
    '1',
    '--balance',
    '1000000',
    '--timestamp',
    String(timestamp),
  ];
  const child = spawn(foundry('anvil'), [...args, ...free], {stdio: ['ignore', 'pipe', 'inherit']});
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Listening on (\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(`http://${address}`);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}: ${printed}`)));
  });
  const data = dataAt(url);
  return {
    url,
    data,
    client: clientAt(data, url),
    async stop() {
      child.kill();
      await gone;
    },
  };
}

/** Gives the node the id of another chain; returns how to give it its own again. */
export async function toAnotherChain({client}: LocalNode): Promise<() => Promise<void>> {
  const chainId = await client.getChainId();
  const set = (id: number): Promise<void> =>
    client.request({method: 'anvil_setChainId', params: [id]} as never);
  await set(chainId + 1);
  return () => set(chainId);
}

/** Puts contracts of ours at the addresses of the system contracts. */
export async function install(
  {client, data}: LocalNode,
  contracts: Readonly<Record<string, {readonly deployed: Hex}>>,
): Promise<void> {
  for (const [name, {deployed}] of Object.entries(contracts)) {
    const address = data.contracts[name]?.address as Address | undefined;
    if (address !== undefined && name !== 'StakeCredit') {
      await client.setCode({address, bytecode: deployed});
    }
  }
}
