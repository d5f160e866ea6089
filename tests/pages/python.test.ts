import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {loadProfile} from '../../src/profile/load';
import {blocksIn, readPage, siteDir} from './pages';
import {start} from './program';
import {lacks, run} from './run';

const programs = blocksIn('python');

test.skipIf(lacks('python3')).each(programs)('$at compiles', ({value}) => {
  const program = 'import sys; compile(sys.stdin.read(), "page", "exec")';
  expect(run('python3', ['-W', 'error', '-c', program], {input: value})).toEqual({
    code: 0,
    output: '',
  });
});

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: [query?: {fromBlock: string; toBlock: string}];
}

// Fault tolerance is tested in survival.test.ts, whose chain is too short for several chunks.
describe.skipIf(lacks('python3'))('finalized.py', () => {
  const FINAL = 20_602_500;
  const {chainId} = loadProfile(siteDir, 'current').chains.mainnet;
  const ranges: [number, number][] = [];
  let node: http.Server;
  /** The second range gets no answer to its call for logs, once. */
  let hasLost = false;
  /** First answers: JSON of another form, as a gateway may send. */
  const misshapen = ['{"message": "rate limited"}', '{"error": "rate limited"}'];

  function isLost({method}: Call): boolean {
    if (hasLost || method !== 'eth_getLogs' || ranges.length !== 1) return false;
    return (hasLost = true);
  }

  function answer({id, method, params: [query]}: Call) {
    if (method === 'eth_chainId') return {id, result: `0x${chainId.toString(16)}`};
    if (method === 'eth_getBlockByNumber') return {id, result: {number: `0x${FINAL.toString(16)}`}};
    const {fromBlock = '', toBlock = ''} = query ?? {};
    ranges.push([Number(fromBlock), Number(toBlock)]);
    return {id, result: [{blockNumber: toBlock, topics: ['0xaa'], transactionHash: '0xbb'}]};
  }

  beforeAll(async () => {
    node = http.createServer((request, response) => {
      void text(request).then((body) => {
        const calls = (JSON.parse(body) as Call[]).filter((call) => !isLost(call));
        response.end(misshapen.shift() ?? JSON.stringify(calls.map(answer)));
      });
    });
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => new Promise((resolve) => node.close(resolve)));

  test('reads a long gap in chunks, every block once and in order', async () => {
    const {port} = node.address() as AddressInfo;
    const edit = (program: string) =>
      program.replace(/^HTTP = "[^"]*"/m, `HTTP = "http://127.0.0.1:${port}"`);
    const program = start(readPage('current', 'real-time-events'), 'finalized.py', {}, edit);
    await program.printed(new RegExp(`^${FINAL} `, 'm'));
    await program.stop();

    expect(hasLost).toBe(true);
    expect(misshapen).toEqual([]);
    expect(ranges[0]?.[0]).toBe(20_600_001);
    expect(ranges.at(-1)?.[1]).toBe(FINAL);
    for (const [index, [first, last]] of ranges.entries()) {
      expect(last - first).toBeLessThan(1000);
      if (index > 0) expect(first).toBe((ranges[index - 1]?.[1] ?? 0) + 1);
    }
  });
});
