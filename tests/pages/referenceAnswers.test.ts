/** What the RPC reference says of answers in special cases, tried on the lineage's nodes that are built. */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {recipient, sender} from '../rpc/chain/accounts';
import {CHAIN_FILES} from '../rpc/chain/files';
import {initialise, startLineage} from '../rpc/nodes/lineage';
import type {Node} from '../rpc/nodes/node';
import {builtProgram, lineageOf, whyNotBuilt} from '../rpc/nodes/program';
import {httpClient, resultOf} from '../rpc/run/http';
import {SCRATCH} from '../rpc/run/paths';
import {describeUnless} from '../skipWhen';
import {versions} from '../versions';

interface Block {
  readonly hash: string;
  readonly number: string;
}

/** The contract of the recorded chain, which its newest block changes. */
const COUNTER = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const SEVEN = `0x${'7'.padStart(64, '0')}`;
/** An account without funds. */
const POOR = '0x00000000000000000000000000000000000000ee';
const PRECOMPILE = '0x0000000000000000000000000000000000000001';

for (const version of ['current', ...versions]) {
  const source = lineageOf(version);

  describeUnless(whyNotBuilt(source), `the node of ${version}`, {timeout: 60_000}, () => {
    const folder = path.join(SCRATCH, `reference-${source.version}`);
    const program = builtProgram(source) ?? '';
    let node: Node;
    /** The newest block, and one at its height that lost its place. */
    let head: Block, side: Block;

    const ask = (method: string, ...params: unknown[]) => httpClient(node.http)(method, params);
    const told = (method: string, ...params: unknown[]) =>
      resultOf(httpClient(node.http), method, ...params);
    const faultOf = async (method: string, ...params: unknown[]) =>
      (await ask(method, ...params)).error?.message ?? '';

    beforeAll(async () => {
      initialise(program, folder, {plain: true});
      node = await startLineage(program, folder, {plain: true});
      await told('admin_importChain', CHAIN_FILES.main);
      await told('admin_importChain', CHAIN_FILES.side);
      side = (await told('eth_getBlockByNumber', 'latest', false)) as Block;
      await told('admin_importChain', CHAIN_FILES.newest);
      head = (await told('eth_getBlockByNumber', 'latest', false)) as Block;
    }, 60_000);

    afterAll(async () => {
      await node.stop();
      fs.rmSync(folder, {recursive: true, force: true});
    });

    test('answers for a block that lost its place when it is named by its hash', async () => {
      expect(side.number).toBe(head.number);
      expect(side.hash).not.toBe(head.hash);
      const logs = await told('eth_getLogs', {blockHash: side.hash});
      expect(logs).toMatchObject([{blockHash: side.hash, removed: false}]);
      expect(await told('eth_getBlockReceipts', side.hash)).not.toEqual([]);
      const strict = {blockHash: side.hash, requireCanonical: true};
      expect(await faultOf('eth_getBlockReceipts', strict)).toBe('hash is not currently canonical');
    });

    test('does not read the storage that a block changed, with the path scheme', async () => {
      const page = [0, COUNTER, '0x00', 3];
      const fault = await faultOf('debug_storageRangeAt', head.hash, ...page);
      expect(fault).toMatch(/^missing trie node .* unexpected node/);
    });

    test('refuses an access list to a sender who cannot pay for the gas that it fills in', async () => {
      const call = {from: POOR, to: COUNTER, input: SEVEN};
      expect(await faultOf('eth_createAccessList', call, 'latest')).toContain(
        'insufficient funds for gas * price + value',
      );
      const free = {...call, gasPrice: '0x0'};
      expect(await faultOf('eth_createAccessList', free, 'latest')).toBe('');
      const moved = {[PRECOMPILE]: {movePrecompileToAddress: POOR}};
      expect(await faultOf('eth_createAccessList', free, 'latest', moved)).toContain(
        'is not a precompile',
      );
    });

    test('fills in a transaction that is unsigned', async () => {
      const {raw} = (await told('eth_fillTransaction', {from: sender.address, to: COUNTER})) as {
        raw: string;
      };
      expect(await faultOf('eth_sendRawTransaction', raw)).toBe(
        'invalid transaction v, r, s values',
      );
    });

    test('drops lists of a transaction with `gasPrice`, and needs a recipient for delegations', async () => {
      const lists = {accessList: [{address: COUNTER, storageKeys: []}], authorizationList: []};
      const given = {from: sender.address, to: recipient.address, gas: '0xfffff', ...lists};
      const filled = (priced: object) =>
        told('eth_fillTransaction', {...given, ...priced}) as Promise<{tx: object}>;
      expect((await filled({gasPrice: '0x3b9aca00'})).tx).toMatchObject({type: '0x0'});
      expect((await filled({})).tx).toMatchObject({type: '0x4', accessList: lists.accessList});
      const creation = {...given, to: undefined, input: '0x00'};
      expect(await faultOf('eth_fillTransaction', creation)).toBe('method handler crashed');
    });

    test('refuses a value of the whole balance when there is a price', async () => {
      const value = await told('eth_getBalance', sender.address, 'latest');
      const all = {from: sender.address, to: recipient.address, value};
      expect(await faultOf('eth_estimateGas', {...all, gasPrice: '0x1'})).toBe(
        'insufficient funds for transfer',
      );
      expect(await faultOf('eth_estimateGas', all)).toBe('');
      const over = {...all, from: POOR};
      expect(await faultOf('eth_estimateGas', over)).toMatch(
        /^failed with \d+ gas: insufficient funds for gas \* price \+ value/,
      );
    });

    test('names as first number of a full simulated block no amount of gas', async () => {
      const calls = [{from: sender.address, to: recipient.address, gas: '0x5209'}];
      const simulated = {blockStateCalls: [{blockOverrides: {gasLimit: '0x5208'}, calls}]};
      const fault = await faultOf('eth_simulateV1', simulated, 'latest');
      const [, first] = /^block gas limit reached: (\d+) >= 21000$/.exec(fault) ?? [];
      expect(Number(first)).toBeGreaterThan(2 ** 32);
    });
  });
}
