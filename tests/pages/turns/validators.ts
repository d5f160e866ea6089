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
import {builtProgram, lineageOf, undatedForks, type Source} from '../../rpc/nodes/program';
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
/** Releases of the validators. */
export const sources: readonly Source[] = [newest, older, newest, older, newest];

/** The same network of the newest release only. */
export const ofNewest: readonly Source[] = sources.map(() => newest);

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

const call = (node: Node, method: string, ...params: unknown[]) =>
  resultOf(httpClient(node.http), method, ...params);

/** Tells nodes of a further one, and waits until it has them all as peers. */
async function join(node: Node, others: readonly Node[]): Promise<void> {
  const {enode} = (await call(node, 'admin_nodeInfo')) as {enode: string};
  const local = enode.replace(/@[^:]*:/, '@127.0.0.1:');
  for (const other of others) await call(other, 'admin_addPeer', local);
  await waitFor('all peers', async () =>
    Number(await call(node, 'net_peerCount')) === others.length ? true : undefined,
  );
}

/** Peers are told to each other: nothing is looked for. */
async function connect(nodes: readonly Node[]): Promise<void> {
  for (const [index, node] of nodes.entries()) await join(node, nodes.slice(0, index));
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

export interface Network {
  /** In the order of addresses. */
  readonly validators: readonly Validator[];
  /** Starts a node with the key of the first account of the network, which does not mine. */
  readonly startStandby: () => Promise<Validator>;
  /** Starts a node with a key that is not in the mining set, which does not mine. @param flags more of its command line */
  readonly startCandidate: (...flags: string[]) => Promise<Validator>;
  /** Ends all nodes. */
  readonly stop: () => Promise<void>;
}

/** Starts the validators. @param releases of their nodes */
export async function startValidators(releases: readonly Source[] = sources): Promise<Network> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'turns-'));
  const file = path.join(folder, 'genesis.json');
  fs.writeFileSync(file, firstBlock());
  const prepared = path.join(folder, 'prepared');
  fs.mkdirSync(prepared);
  const program = (index: number) => builtProgram(releases[index] ?? newest) ?? '';
  writeGenesis(program(Math.max(releases.indexOf(older), 0)), prepared, 'path', file);
  // Each node has a key of its own, which it makes at its start.
  fs.rmSync(path.join(prepared, 'geth/nodekey'), {force: true});
  const prepare = (name: string, key: string, index: number): string => {
    const datadir = path.join(folder, name);
    fs.cpSync(prepared, datadir, {recursive: true});
    addAccounts(program(index), datadir, [key]);
    return datadir;
  };
  const started: Validator[] = [];
  /** Starts a node with the key of an account, in a folder with a name. */
  async function startNode(
    name: string,
    index: number,
    more: readonly string[] = [],
  ): Promise<Validator> {
    const {address, key} = accounts[index] ?? account(0);
    const datadir = prepare(name, key, index);
    const flags = [...flagsOf(address, datadir), ...more];
    const node = await startClient(
      'bsc',
      program(index),
      datadir,
      SERVED,
      flags,
      /Unlocked account/,
    );
    const validator = {
      address: address.toLowerCase() as Hex,
      release: releases[index]?.version ?? '',
      node,
    };
    started.push(validator);
    return validator;
  }
  /** Starts a node after the validators, and connects it. */
  async function startFurther(
    name: string,
    index: number,
    more: readonly string[] = [],
  ): Promise<Validator> {
    const others = started.map(({node}) => node);
    const further = await startNode(name, index, more);
    await join(further.node, others);
    return further;
  }
  const startStandby = () => startFurther('standby', 0);
  const startCandidate = (...flags: string[]) =>
    startFurther(`candidate-${started.length}`, accounts.length, flags);
  const stop = async () => {
    await Promise.all(started.map(({node}) => node.stop()));
    fs.rmSync(folder, {recursive: true, force: true});
  };
  try {
    // One node starts while the next is prepared.
    const starting = accounts.map((_account, index) => startNode(String(index), index));
    await Promise.allSettled(starting);
    await Promise.all(starting);
    await connect(started.map(({node}) => node));
  } catch (error) {
    await stop();
    throw error;
  }
  const validators = [...started].sort((a, b) => (a.address < b.address ? -1 : 1));
  return {validators, startStandby, startCandidate, stop};
}
