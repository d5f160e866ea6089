/**
 * Programs that follow a filter. On the lineage's node: it forgets the filter, is not there for a while, its answer is lost,
 * and a reorganisation replaces a block. On a development node: a log comes after its own removal, an answer has another
 * form, and the program is restarted.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Address, Hex} from 'viem';
import {describe, expect, test, vi} from 'vitest';
import {CHAIN_FILES} from '../rpc/chain/files';
import {initialise, startLineage} from '../rpc/nodes/lineage';
import type {Node} from '../rpc/nodes/node';
import {BSC, builtProgram} from '../rpc/nodes/program';
import {httpClient, resultOf} from '../rpc/run/http';
import {SCRATCH} from '../rpc/run/paths';
import {startFaultyEndpoint} from './httpFaults';
import {accounts, dataAt, startNode} from './node';
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

const titles = ['poll.ts', ...(lacks('python3') ? [] : ['poll.py'])];

/** Lines of a program about logs, in order. */
const linesOf = (output: string): string[] => output.match(/^(?:log|undo) .*$/gm) ?? [];

describe.skipIf(program === undefined)('programs that follow a filter', () => {
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
      const {hash: lost} = (await ask('eth_getBlockByNumber', 'latest', false)) as {hash: string};
      await running.printed(new RegExp(`^log {2}${lost}`, 'm'), RECOVERY);
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
      // Unless the program had just read again, the lost answer is why it did.
      await vi.waitUntil(() => endpoint.loses === undefined, RECOVERY);
      await running.printed(new RegExp(`${third}[^]*^filter 0x`, 'm'), RECOVERY);

      await running.stop();
      const {output} = await running.ended();
      const lines = linesOf(output);
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

interface RawLog {
  readonly blockHash: string;
  readonly blockNumber: string;
  readonly logIndex: string;
  readonly transactionHash: string;
}

/** A reader's changes: what is saved, and where a restart begins, with the logs of the table. */
function savingFrom(begin?: {readonly start: string; readonly table: readonly RawLog[]}) {
  const json = JSON.stringify(begin?.table ?? []);
  const fill: Readonly<Record<string, string>> = {
    'poll.py': `logs.update((key_of(log), {**log, "removed": False}) for log in json.loads('${json}'))\n`,
    'poll.ts': `for (const log of ${json}) {
      const saved = {...log, blockNumber: BigInt(log.blockNumber), logIndex: Number(log.logIndex)};
      logs.set(keyOf(saved as never), saved as never);
    }\n`,
  };
  return (title: string, text: string): string => {
    const prints =
      title === 'poll.py' ? '\n$1print("saved", start)' : "\n$1console.log('saved', start);";
    const saving = text.replace(
      /^( +)(.*start = .*) *(?:#|\/\/) save it with the logs$/m,
      `$1$2${prints}`,
    );
    expect(saving).not.toBe(text);
    if (!begin) return saving;
    const beginning = saving
      .replace(/^follow\(start=.*\).*saved$/m, `${fill[title]}follow(start=${begin.start})`)
      .replace(/^let start = .*saved$/m, `${fill[title]}let start = ${begin.start}n;`);
    expect(beginning).not.toBe(saving);
    return beginning;
  };
}

/** Gives up on a stalled answer after 4 s instead of 30 s: a slow machine needs more than one for the largest answer. */
const quicker = (program: string): string => program.replace('30_000', '4_000');

const [sender = null] = accounts;

/** Emits a log without topics or data at each call: PUSH1 0 PUSH1 0 LOG0. */
const LOGGING = '0x60006000a0';

/** A node on which the contract of the page logs, behind an endpoint with faults, and the page that asks there. */
async function startLogging() {
  const node = await startNode();
  const endpoint = await startFaultyEndpoint(node.url);
  const data = dataAt(endpoint.url);
  const hub = data.contracts.StakeHub?.address as Address;
  await node.client.setCode({address: hub, bytecode: LOGGING});
  return {node, endpoint, hub, page: readPage('current', 'real-time-events', data)};
}

test.each(titles)(
  '%s undoes a log that comes after its removal, and a restart misses nothing',
  {timeout: 240_000},
  async (title) => {
    const {node, endpoint, hub, page} = await startLogging();
    await node.client.mine({blocks: 100});
    const begin = (edit: ReturnType<typeof savingFrom>) =>
      start(page, title, {}, (text) => edit(title, text));
    const send = async (): Promise<RawLog> => {
      const hash = await node.client.sendTransaction({account: sender, to: hub, chain: null});
      const {blockHash} = await node.client.waitForTransactionReceipt({hash});
      const logs = await resultOf(httpClient(node.url), 'eth_getLogs', {blockHash});
      const [log] = logs as [RawLog];
      return log;
    };
    const replace = async (id: Hex): Promise<RawLog> => {
      const {timestamp} = await node.client.getBlock();
      await node.client.revert({id});
      await node.client.setNextBlockTimestamp({timestamp: timestamp + 100n});
      return send();
    };
    const line = (what: 'log ' | 'undo', {blockHash, transactionHash}: RawLog) =>
      `${what} ${blockHash} ${transactionHash}`;

    let running = begin(savingFrom());
    try {
      await running.printed(/^saved \d+/m);
      const before = await node.client.snapshot();
      const lost = await send();
      await running.printed(new RegExp(line('log ', lost)), RECOVERY);
      const kept = await replace(before);
      await running.printed(new RegExp(line('undo', lost)), RECOVERY);
      await running.printed(new RegExp(line('log ', kept)), RECOVERY);
      // Below the final block, none that was lost is ever added: the program does not read there again.
      const below: RawLog = {...lost, blockNumber: '0x1d', blockHash: `0x${'be'.repeat(32)}`};
      endpoint.late.push(below, lost);
      const twice = `(?:${line('log ', lost)}[^]*${line('undo', lost)}[^]*){2}`;
      await running.printed(new RegExp(twice), RECOVERY);
      endpoint.plan = ['misshapen'];
      const [, saved = ''] = await running.printed(
        /another filter[^]*filter 0x[^]*saved (\d+)/,
        RECOVERY,
      );
      await running.stop();
      expect((await running.ended()).output).not.toContain(below.blockHash);

      // While it is down, one block is replaced, and more follow than are read again.
      const between = await node.client.snapshot();
      const gone = await send();
      const missed = await replace(between);
      await node.client.mine({blocks: 30});
      running = begin(savingFrom({start: saved, table: [kept, gone]}));
      await running.printed(new RegExp(line('log ', missed)), RECOVERY);
      await running.printed(/(?:saved[^]*){2}/, RECOVERY);
      await running.stop();
      expect(linesOf((await running.ended()).output)).toEqual([
        line('undo', gone),
        line('log ', missed),
      ]);
    } finally {
      await running.stop();
      await endpoint.stop();
      await node.stop();
    }
  },
);

test.each(titles)(
  '%s undoes nothing above the head of a node that crashed and went back',
  {timeout: 120_000},
  async (title) => {
    const {node, endpoint, hub, page} = await startLogging();
    await node.client.mine({blocks: 100});
    const running = start(page, title);
    try {
      await running.printed(/^filter/m);
      const before = await node.client.snapshot();
      await node.client.sendTransaction({account: sender, to: hub, chain: null});
      await running.printed(/^log /m, RECOVERY);
      await node.client.revert({id: before});
      endpoint.answered.length = 0;
      const reads = () => endpoint.answered.filter((method) => method === 'eth_getLogs');
      await vi.waitUntil(() => reads().length >= 2, RECOVERY);
      await running.stop();
      expect(linesOf((await running.ended()).output)).toEqual([expect.stringMatching(/^log /u)]);
    } finally {
      await running.stop();
      await endpoint.stop();
      await node.stop();
    }
  },
);

test.each(titles)(
  '%s takes more logs than fit in 10 MiB, and goes on after an answer that stalled',
  {timeout: 120_000},
  async (title) => {
    const {node, endpoint, hub, page} = await startLogging();
    const running = start(page, title, {}, quicker);
    try {
      await running.printed(/^filter/m);
      endpoint.copies = 150_000;
      await node.client.sendTransaction({account: sender, to: hub, chain: null});
      await running.printed(/^log /m);
      endpoint.answered.length = 0;
      await vi.waitUntil(() => endpoint.answered.includes('eth_getLogs'), RECOVERY);
      await vi.waitUntil(() => endpoint.answered.at(-1) === 'eth_getFilterChanges', RECOVERY);
      endpoint.copies = 1;
      endpoint.plan = ['stalled'];
      await running.printed(/another filter[^]*^filter/m, RECOVERY);
      await running.stop();
      const {output} = await running.ended();
      expect(output.match(/another filter/g), output).toHaveLength(1);
      expect(linesOf(output)).toHaveLength(1);
    } finally {
      // First: while an answer stalls, the program does not end.
      await endpoint.stop();
      await running.stop();
      await node.stop();
    }
  },
);
