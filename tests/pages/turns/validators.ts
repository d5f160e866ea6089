/** A network of several validators: nodes of the releases that the versions describe, on one chain. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pad, type Address, type Hex} from 'viem';
import {versions} from '../../versions';
import {account} from '../../rpc/chain/accounts';
import {CHAIN_ID, genesis, withoutForks} from '../../rpc/chain/genesis';
import {addAccounts, passwordFile, startClient, writeGenesis} from '../../rpc/nodes/client';
import type {Node} from '../../rpc/nodes/node';
import {builtProgram, lineageOf, undatedForks} from '../../rpc/nodes/program';
import {httpClient, resultOf} from '../../rpc/run/http';
import {waitFor} from '../../rpc/run/waitFor';
import {compile, SHORT_CODE} from '../solidity';

const CONTRACT = '0x0000000000000000000000000000000000001000';

/** Length of a turn from the first block on. */
const FIRST_TURN = 4;

/** Keys of the validators, in the order of the contract: two of the older release in between. */
const accounts = [11, 12, 13, 14, 15].map(account);
const newest = lineageOf('current');
const oldest = versions.at(-1) ?? 'current';
const older = lineageOf(oldest);
const sources = [newest, older, newest, older, newest];

/** Programs of the validators; undefined where one has not been built. */
export const programs = sources.map((source) => builtProgram(source));

/** A vote address that nobody uses: nothing votes here. */
const voteAddress = (address: Address) => `${'00'.repeat(28)}${address.slice(2)}`;

/** The first block, with all validators and the contract that announces the next ones. */
function firstBlock(): string {
  const addresses = accounts.map(({address}) => address.toLowerCase() as Address);
  const entries = [...addresses].sort().map((each) => `${each.slice(2)}${voteAddress(each)}`);
  const source = fs.readFileSync(path.join(__dirname, 'MiningSets.sol'), 'utf8');
  const {faults, contracts} = compile({'MiningSets.sol': source}, SHORT_CODE);
  const code = contracts.MiningSets?.deployed;
  if (faults.length > 0 || code === undefined) throw new Error(faults.join('\n'));
  const storage = addresses.map((each, slot) => [pad(`0x${slot}`), pad(each)] as const);
  const byte = (value: number) => value.toString(16).padStart(2, '0');
  const base = genesis(Math.floor(Date.now() / 1000)) as {alloc: Record<string, object>};
  const block = {
    ...base,
    extraData: `0x${'00'.repeat(32)}${byte(entries.length)}${entries.join('')}${byte(FIRST_TURN)}${'00'.repeat(65)}`,
    alloc: {
      ...base.alloc,
      [CONTRACT]: {balance: '0x0', code, storage: Object.fromEntries(storage) as object},
    },
  };
  return withoutForks(JSON.stringify(block), undatedForks(oldest));
}

/** A validator of the network. */
export interface Validator {
  /** In lower case. */
  readonly address: Hex;
  /** Release of its node. */
  readonly release: string;
  readonly node: Node;
}

/** Peers are told to each other: nothing is looked for. */
async function connect(nodes: readonly Node[]): Promise<void> {
  const call = (node: Node, method: string, ...params: unknown[]) =>
    resultOf(httpClient(node.http), method, ...params);
  for (const [index, node] of nodes.entries()) {
    const {enode} = (await call(node, 'admin_nodeInfo')) as {enode: string};
    const local = enode.replace(/@[^:]*:/, '@127.0.0.1:');
    for (const other of nodes.slice(0, index)) await call(other, 'admin_addPeer', local);
  }
  for (const node of nodes)
    await waitFor('all peers', async () =>
      Number(await call(node, 'net_peerCount')) === nodes.length - 1 ? true : undefined,
    );
  await Promise.all(nodes.map((node) => call(node, 'miner_start')));
}

const SERVED = 'admin,eth,miner,net,parlia';

function flagsOf(address: Address, datadir: string): string[] {
  return [
    ...['--networkid', String(CHAIN_ID), '--syncmode', 'full', '--state.scheme', 'path'],
    ...['--port', '0', '--nat', 'none', '--nodiscover', '--netrestrict', '127.0.0.0/8'],
    // The daily election calls contracts that are missing here: days never end.
    ...['--override.breatheblockinterval', '100000000000', '--cache', '64'],
    ...['--unlock', address, '--password', passwordFile(datadir), '--allow-insecure-unlock'],
    ...['--miner.etherbase', address],
  ];
}

/** Starts the validators. @returns them in the order of addresses, and what ends them */
export async function startValidators(): Promise<{
  readonly validators: readonly Validator[];
  readonly stop: () => Promise<void>;
}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'turns-'));
  const file = path.join(folder, 'genesis.json');
  fs.writeFileSync(file, firstBlock());
  const prepared = path.join(folder, 'prepared');
  fs.mkdirSync(prepared);
  const oldestProgram = programs[sources.indexOf(older)] ?? '';
  writeGenesis(oldestProgram, prepared, 'path', file);
  // Each node has a key of its own, which it makes at its start.
  fs.rmSync(path.join(prepared, 'geth/nodekey'), {force: true});
  const prepare = (key: string, index: number): string => {
    const datadir = path.join(folder, String(index));
    fs.cpSync(prepared, datadir, {recursive: true});
    addAccounts(programs[index] ?? '', datadir, [key]);
    return datadir;
  };
  const started: Validator[] = [];
  const stop = async () => {
    await Promise.all(started.map(({node}) => node.stop()));
    fs.rmSync(folder, {recursive: true, force: true});
  };
  try {
    // One node starts while the next is prepared.
    const starting = accounts.map(async ({address, key}, index) => {
      const datadir = prepare(key, index);
      const flags = flagsOf(address, datadir);
      const program = programs[index] ?? '';
      const node = await startClient('bsc', program, datadir, SERVED, flags, /Unlocked account/);
      started.push({
        address: address.toLowerCase() as Hex,
        release: sources[index]?.version ?? '',
        node,
      });
    });
    await Promise.allSettled(starting);
    await Promise.all(starting);
    await connect(started.map(({node}) => node));
  } catch (error) {
    await stop();
    throw error;
  }
  return {validators: [...started].sort((a, b) => (a.address < b.address ? -1 : 1)), stop};
}
