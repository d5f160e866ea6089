import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {spawn} from 'node:child_process';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {pageFolder} from './pageFiles';
import {blocksIn, type Block} from './pages';
import {lacks, run} from './run';

const programs = blocksIn('python');

test.skipIf(lacks('python3')).each(programs)('$at compiles', ({value}) => {
  const program = 'import sys; compile(sys.stdin.read(), "page", "exec")';
  expect(run('python3', ['-W', 'error', '-c', program], {input: value})).toEqual({
    code: 0,
    output: '',
  });
});

/**
 * Stands in for the package `websockets`: the first connection announces a jump of finality and breaks, the second
 * announces one height more and stays silent.
 */
const WEBSOCKETS = `
import asyncio, json

class ConnectionClosed(Exception):
    pass

class Socket:
    def __init__(self, heights):
        self.messages = ['{"jsonrpc":"2.0","id":1,"result":"0x1"}'] + [
            json.dumps({"method": "eth_subscription", "params": {"result": {"number": hex(height)}}})
            for height in heights
        ]
    async def send(self, text):
        print("sent", json.loads(text)["params"][0], flush=True)
    async def recv(self):
        if self.messages:
            return self.messages.pop(0)
        raise ConnectionClosed("gone")

async def connect(address):
    yield Socket([20602600])
    yield Socket([20602601])
`;

describe.skipIf(lacks('python3')).each(programs)('$at', (block: Block) => {
  const ranges: [number, number][] = [];
  let node: http.Server;

  /** Answers as a node whose finalized block is 20,602,500. */
  function answer({
    method,
    params,
  }: {
    method: string;
    params: [{fromBlock: string; toBlock: string}];
  }) {
    if (method === 'eth_getBlockByNumber') return {number: '0x13a5e84'};
    const [{fromBlock, toBlock}] = params;
    ranges.push([Number(fromBlock), Number(toBlock)]);
    return [{blockNumber: toBlock, topics: ['0xaa'], transactionHash: '0xbb'}];
  }

  beforeAll(async () => {
    node = http.createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const call = JSON.parse(body) as Parameters<typeof answer>[0];
        response.end(JSON.stringify({jsonrpc: '2.0', id: 1, result: answer(call)}));
      });
    });
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => new Promise((resolve) => node.close(resolve)));

  test('reads every final block once, in order and in chunks, over a lost connection', async () => {
    const folder = pageFolder('python', block.page);
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'websockets.py'), WEBSOCKETS);
    const {port} = node.address() as AddressInfo;
    const program = block.value.replace(/^HTTP = "[^"]*"/m, `HTTP = "http://127.0.0.1:${port}"`);
    fs.writeFileSync(path.join(folder, block.title), program);

    const child = spawn('python3', [block.title], {cwd: folder});
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve) => child.once('close', resolve));

    expect(code, output).toBe(0);
    expect(output.match(/^sent newFinalizedHeaders$/gm)).toHaveLength(2);
    expect(ranges[0]?.[0]).toBe(20_600_001);
    expect(ranges.at(-1)).toEqual([20_602_601, 20_602_601]);
    for (const [index, [first, last]] of ranges.entries()) {
      expect(last - first).toBeLessThan(1000);
      if (index > 0) expect(first).toBe((ranges[index - 1]?.[1] ?? 0) + 1);
    }
  });
});
