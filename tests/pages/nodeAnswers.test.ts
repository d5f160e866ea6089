/** What the pages say of the node's answers, tried on the lineage's nodes that are built. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {loadProfile} from '../../src/profile/load';
import {inputsOf} from '../../src/worked/values';
import {VOTE_ADDRESS, validator} from '../rpc/chain/accounts';
import {CHAIN_FILES} from '../rpc/chain/files';
import {initialise, startLineage} from '../rpc/nodes/lineage';
import type {Node} from '../rpc/nodes/node';
import {builtProgram, lineageOf, whyNotBuilt} from '../rpc/nodes/program';
import {httpClient} from '../rpc/run/http';
import {SCRATCH} from '../rpc/run/paths';
import {describeUnless} from '../skipWhen';
import {versions} from '../versions';
import {blocksOf, readPage, siteDir} from './pages';

const VOTE_KEY = 'Validator: your vote key in the mining set';

/** An address of no contract and no validator: a precompile is moved there. */
const ELSEWHERE = '0x00000000000000000000000000000000000000e1';
/** Checks pairings, for tens of thousands of gas. */
const PAIRING = '0x0000000000000000000000000000000000000008';

for (const version of ['current', ...versions]) {
  const source = lineageOf(version);

  describeUnless(whyNotBuilt(source), `the node of ${version}`, {timeout: 60_000}, () => {
    const folder = path.join(SCRATCH, `limits-${source.version}`);
    const program = builtProgram(source) ?? '';
    let node: Node;

    beforeAll(async () => {
      initialise(program, folder, {plain: true});
      node = await startLineage(program, folder, {plain: true, flags: ['--rangelimit']});
    }, 60_000);

    afterAll(async () => {
      await node.stop();
      fs.rmSync(folder, {recursive: true, force: true});
    });

    const ask = (method: string, ...params: unknown[]) => httpClient(node.http)(method, params);
    const faultOf = async (method: string, ...params: unknown[]) =>
      (await ask(method, ...params)).error?.message;

    test('takes a range of logs of as many blocks as the profile says, and not one more', async () => {
      const most = inputsOf(loadProfile(siteDir, version)).number('node.maxLogRange');
      const range = (blocks: number) => ({fromBlock: '0x1', toBlock: `0x${blocks.toString(16)}`});
      expect(await faultOf('eth_getLogs', range(most + 1))).toMatch(/^exceed maximum block range/);
      // Its chain has no such height: that is found out after the length.
      expect(await faultOf('eth_getLogs', range(most))).toBe('invalid block range params');
    });

    test('gives nothing for an empty range with a tag, or refuses it as too long', async () => {
      expect(await ask('eth_getLogs', {toBlock: '0x1387'})).toMatchObject({result: []});
      for (const range of [{toBlock: '0x1388'}, {fromBlock: '0x1', toBlock: 'earliest'}])
        expect(await faultOf('eth_getLogs', range)).toMatch(/^exceed maximum block range/);
    });

    test('makes a filter of heights, or from a height on', async () => {
      for (const range of [{}, {fromBlock: '0x1'}, {fromBlock: 'earliest', toBlock: '0x5'}])
        expect(await faultOf('eth_newFilter', range)).toBeUndefined();
      const ends = [
        {toBlock: '0x5'},
        {fromBlock: 'safe'},
        {fromBlock: '0x1', toBlock: 'finalized'},
      ];
      for (const range of ends)
        expect(await faultOf('eth_newFilter', range)).toBe('invalid block range params');
    });

    test('names block 0 as safe and as final before the first votes', async () => {
      for (const tag of ['safe', 'finalized'])
        expect(await ask('eth_getBlockByNumber', tag, false)).toMatchObject({
          result: {number: '0x0'},
        });
    });

    test('tells the vote key of a validator in the mining set', () => {
      const page = readPage(version, 'validator/manage-keys');
      const block = blocksOf(page).find(({title}) => title === VOTE_KEY)?.value ?? '';
      const question = /--exec '([^']+)'/.exec(block)?.[1] ?? '';
      const told = (address: string) => {
        const asked = question.replace('eth.coinbase', `'${address.toLowerCase()}'`);
        const ipc = path.join(folder, 'geth.ipc');
        return spawnSync(program, ['attach', '--exec', asked, ipc], {
          encoding: 'utf8',
        }).stdout.trim();
      };
      expect(told(validator.address)).toBe(`"${VOTE_ADDRESS}"`);
      expect(told(ELSEWHERE)).toBe('"not in the mining set"');
    });

    test('estimates without moving a precompile: v1.6 refuses it', async () => {
      const moved = {[PAIRING]: {movePrecompileToAddress: ELSEWHERE}};
      const call = {to: ELSEWHERE, input: `0x${'00'.repeat(192)}`};
      const {result, error} = await ask('eth_estimateGas', call, 'latest', moved);
      if (source.version.startsWith('1.6')) {
        expect(error?.message).toBe(`account ${PAIRING} is not a precompile`);
      } else {
        expect(result).toBe((await ask('eth_estimateGas', call, 'latest')).result);
        const there = {...call, to: PAIRING};
        expect(result).not.toBe((await ask('eth_estimateGas', there, 'latest')).result);
      }
    });

    test('collects logs of every new block with a filter of one block', async () => {
      await ask('admin_importChain', CHAIN_FILES.main);
      const known = await ask('eth_getBlockByNumber', 'latest', false);
      const {hash} = known.result as {hash: string};
      const filter = await ask('eth_newFilter', {blockHash: hash});
      await ask('admin_importChain', CHAIN_FILES.side);
      const collected = async () =>
        (await ask('eth_getFilterChanges', filter.result)).result as {blockHash: string}[];
      const [log] = await vi.waitUntil(async () => {
        const logs = await collected();
        return logs.length > 0 && logs;
      }, 20_000);
      expect(log?.blockHash).toMatch(/^0x/);
      expect(log?.blockHash).not.toBe(hash);
    });
  });
}
