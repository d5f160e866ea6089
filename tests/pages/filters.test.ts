/**
 * Programs that follow a filter, on the lineage's node: it forgets the filter, is not there for a while, its answer is lost,
 * and a reorganisation replaces a block.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {CHAIN_FILES} from '../rpc/chain/files';
import {initialise, startLineage} from '../rpc/nodes/lineage';
import type {Node} from '../rpc/nodes/node';
import {BSC, builtProgram} from '../rpc/nodes/program';
import {httpClient, resultOf} from '../rpc/run/http';
import {SCRATCH} from '../rpc/run/paths';
import {startFaultyEndpoint} from './httpFaults';
import {dataAt} from './node';
import {readPage} from './pages';
import {start} from './program';
import {lacks} from './run';

const program = builtProgram(BSC);
if (program === undefined) console.warn('No filter is followed: the node has not been built.');

/** The contract of the example chain; both blocks at its newest height have a log of it. */
const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/** The longest pause of the programs, and what a slow machine needs, in milliseconds. */
const RECOVERY = 60_000;

/** A node on the example chain without its newest block, which limits the range of logs as the page on endpoints advises. */
async function startBefore(datadir: string): Promise<Node> {
  initialise(program ?? '', datadir, {plain: true});
  const node = await startLineage(program ?? '', datadir, {plain: true, flags: ['--rangelimit']});
  await resultOf(httpClient(node.http), 'admin_importChain', CHAIN_FILES.main);
  return node;
}

/** Follows the contract of the example chain in place of the page's. */
function startAt(url: string, title: string) {
  const data = dataAt(url);
  const hub = data.contracts.StakeHub?.address ?? '';
  const page = readPage('current', 'real-time-events', data);
  return start(page, title, {}, (text) => text.replaceAll(hub, CONTRACT));
}

describe.skipIf(program === undefined)('programs that follow a filter', () => {
  const titles = ['poll.ts', ...(lacks('python3') ? [] : ['poll.py'])];

  test.each(titles)('%s', {timeout: 240_000}, async (title) => {
    const folder = path.join(SCRATCH, title);
    const node = await startBefore(folder);
    const ask = (method: string, ...params: unknown[]) =>
      resultOf(httpClient(node.http), method, ...params);
    const endpoint = await startFaultyEndpoint(node.http);
    const running = startAt(endpoint.url, title);
    try {
      const [, first] = await running.printed(/filter (0x\w+)/);
      // Forgotten, as after a restart, before a block with a log comes.
      expect(await ask('eth_uninstallFilter', first)).toBe(true);
      await ask('admin_importChain', CHAIN_FILES.side);
      const [, second] = await running.printed(/filter[^]*filter (0x\w+)/, RECOVERY);
      const [, lost] = await running.printed(/^log {2}(0x\w+)/m);
      endpoint.isDown = true;
      await running.printed(new RegExp(`${second}[^]*another filter`));
      endpoint.answered.length = 0;
      endpoint.isDown = false;
      const [, third] = await running.printed(
        new RegExp(`${second}[^]*^filter (0x\\w+)`, 'm'),
        RECOVERY,
      );
      await vi.waitUntil(() => endpoint.answered.includes('eth_getFilterChanges'), RECOVERY);
      // The branch with votes replaces it: the filter tells both, in an answer that never arrives.
      endpoint.loses = 'eth_getFilterChanges';
      await ask('admin_importChain', CHAIN_FILES.newest);
      const [, undone, kept] = await running.printed(/^undo (0x\w+)[^]*^log {2}(0x\w+) 0x/m);
      const block = (await ask('eth_getBlockByNumber', 'latest', false)) as {hash: string};
      expect([undone, kept]).toEqual([lost, block.hash]);
      expect(endpoint.loses).toBeUndefined();

      await running.stop();
      const {output} = await running.ended();
      const lines = output.match(/^(?:log|undo) .*$/gm) ?? [];
      expect(new Set(lines).size, output).toBe(lines.length);
      // It has removed its filter, which is not the one whose answer was lost.
      const last = /.*filter (0x\w+)/s.exec(output)?.[1];
      expect(last).not.toBe(third);
      const answer = await httpClient(node.http)('eth_getFilterChanges', [last]);
      expect(answer.error?.message).toBe('filter not found');
    } finally {
      await running.stop();
      await endpoint.stop();
      await node.stop();
      fs.rmSync(folder, {recursive: true, force: true});
    }
  });
});
