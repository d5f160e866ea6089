import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {parseEther} from 'viem';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startProxy} from '../faults/proxy';
import {serve, type Served} from '../monitoring/live';
import {accounts, startNode, type LocalNode} from '../node';
import {pageFolder} from '../pageFiles';
import {blocksOf, readPage, siteDir} from '../pages';
import {loadVersion} from '../../../src/profile/load';
import {replaceTokens} from '../../../src/tokens/interpolate';

const guide = readPage('current', 'validator/mev/user-guide');

/** Runs a program of the page to its end, as readers do. */
async function runProgram(title: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const folder = pageFolder(`mev-${path.parse(title).name}`, guide);
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}\n');
  const file = path.join(folder, title);
  fs.writeFileSync(file, blocksOf(guide).find((block) => block.title === title)?.value ?? '');
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: {...process.env, ...env},
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return {code, output};
}

describe('bundle-fate.ts', () => {
  let node: LocalNode;
  beforeAll(async () => {
    node = await startNode();
  });
  afterAll(() => node.stop());

  test('prints the position of an included bundle', async () => {
    const [from, to] = accounts;
    const hash = await node.client.sendTransaction({
      account: from?.address ?? '0x',
      to: to?.address,
      value: parseEther('1'),
    });
    const {blockNumber, transactionIndex} = await node.client.waitForTransactionReceipt({hash});
    const other = `0x${'ab'.repeat(32)}`;
    const {code, output} = await runProgram('bundle-fate.ts', ['1000', hash, other], {
      RPC: node.url,
    });
    expect({code, output}).toEqual({
      code: 0,
      output: `${hash} block ${blockNumber} place ${transactionIndex} success\n1 of 2 included\n`,
    });
  });

  test('reports when the last block has passed', async () => {
    await node.client.mine({blocks: 5});
    const {output} = await runProgram('bundle-fate.ts', ['1', `0x${'ab'.repeat(32)}`], {
      RPC: node.url,
    });
    const {number} = await node.client.getBlock({blockTag: 'finalized'});
    expect(output).toBe(`not included: block ${number} is final\n`);
  });

  test('does not report a loss when a node that lags behind answers in between', async () => {
    const [from, to] = accounts;
    const request = {account: from?.address ?? ('0x' as const), to: to?.address, value: 1n};
    const hash = await node.client.sendTransaction(request);
    const {blockNumber} = await node.client.waitForTransactionReceipt({hash});
    await node.client.mine({blocks: 5});
    const lagging = await startNode();
    const proxy = await startProxy([lagging.url, node.url]);
    const {output} = await runProgram('bundle-fate.ts', [String(blockNumber), hash], {
      RPC: proxy.url,
    });
    await Promise.all([proxy.stop(), lagging.stop()]);
    expect(output).toContain('1 of 1 included');
  });

  test('waits until then, and reports what is included in between', async () => {
    const [from, to] = accounts;
    const request = {account: from?.address ?? ('0x' as const), to: to?.address, value: 1n};
    await node.client.setAutomine(false);
    const hash = await node.client.sendTransaction(request);
    const running = runProgram('bundle-fate.ts', ['1000', hash], {RPC: node.url});
    await node.client.mine({blocks: 1});
    await node.client.setAutomine(true);
    expect((await running).output).toContain('1 of 1 included');
  });

  test('asks again when the block arrives between two calls of a batch', async () => {
    const [from, to] = accounts;
    const request = {account: from?.address ?? ('0x' as const), to: to?.address, value: 2n};
    await node.client.setAutomine(false);
    const hashes = [await node.client.sendTransaction(request)];
    hashes.push(await node.client.sendTransaction(request));
    await node.client.mine({blocks: 1});
    await node.client.setAutomine(true);
    let batches = 0;
    const between = await serve((asked, response) => {
      void (async () => {
        const body = await text(asked);
        const headers = {'content-type': 'application/json'};
        const given = await fetch(node.url, {method: 'POST', headers, body});
        const answers = (await given.json()) as {result: {transactionHash?: string} | null}[];
        batches += 1;
        const early = answers.find(({result}) => result?.transactionHash === hashes[0]);
        if (early && batches === 1) early.result = null;
        response.end(JSON.stringify(answers));
      })();
    });
    // Their last block is already final: what is known in part is no loss.
    const {output} = await runProgram('bundle-fate.ts', ['0', ...hashes], {
      RPC: `http://${between.address}`,
    });
    await between.stop();
    expect(output).toContain('2 of 2 included');
    expect(batches).toBe(2);
  });

  test('fails when the node does not answer, instead of reporting a loss', async () => {
    const {code, output} = await runProgram('bundle-fate.ts', ['1', `0x${'ab'.repeat(32)}`], {
      RPC: 'http://127.0.0.1:9',
    });
    expect(code).not.toBe(0);
    expect(output).not.toContain('not included');
  }, 120_000);
});

describe('turns.ts', () => {
  const [a, b, c] = ['0x0a', '0x0b', '0x0c'].map((start) => start.padEnd(42, '0'));
  let answer: unknown;
  let node: Served;
  beforeAll(async () => {
    node = await serve((_, response) =>
      response.end(JSON.stringify({jsonrpc: '2.0', id: 1, ...(answer as object)})),
    );
  });
  afterAll(() => node.stop());
  const print = () => runProgram('turns.ts', [], {RPC: `http://${node.address}`});

  test('assigns turns to validators in the order of their addresses, by height', async () => {
    // As in the node: (height / turn length) modulo the number of validators, in ascending order.
    answer = {
      result: {
        number: 101,
        epoch_length: 1000,
        turn_length: 4,
        validators: {[c ?? '']: {}, [a ?? '']: {}, [b ?? '']: {}},
        recents: {},
      },
    };
    const {code, output} = await print();
    expect({code, output}).toEqual({
      code: 0,
      output: `102 to 103: ${b}\n104 to 107: ${c}\n108 to 111: ${a}\n112 to 115: ${b}\n116 to 119: ${c}\n`,
    });
  });

  describe('with the values of the profile', () => {
    const data = loadVersion(siteDir, 'current');
    const valueOf = (token: string) => Number(replaceTokens(token, data, 'programs.test.ts'));
    const epoch = valueOf('{network.timing.epochLength.raw}');
    const turn = valueOf('{network.timing.turnLength.raw}');
    const position = valueOf('{worked.consensus.window.raw}');
    const members = Array.from(
      {length: valueOf('{network.validatorSet.cabinets.raw}')},
      (_, at) => `0x${at.toString(16).padStart(40, '0')}`,
    );
    /** As in the node, the mark of an epoch's change is at the greatest number less that of the epoch. */
    const printAt = (number: number, markedEpoch = Math.floor((number - position) / epoch)) => {
      const validators = Object.fromEntries(members.map((address) => [address, {}]));
      const mark = String(0xffff_ffff_ffff_ffffn - BigInt(markedEpoch));
      const recents = {[number]: members[0], [mark]: `0x${'0'.repeat(40)}`};
      answer = {result: {number, epoch_length: epoch, turn_length: turn, validators, recents}};
      return print();
    };

    test('prints no block of the set that follows', async () => {
      const last = 7 * epoch + position;
      const {output} = await printAt(last - 20);
      const lines = output.trimEnd().split('\n');
      expect(lines.at(-2)).toContain(` to ${last}: `);
      expect(lines.at(-1)).toBe(`From ${last + 1} on: another set. Ask again after block ${last}.`);
    });

    test('prints five turns from the block of the switch on', async () => {
      const {output} = await printAt(7 * epoch + position);
      expect(output.trimEnd().split('\n')).toHaveLength(5);
      expect(output).not.toContain('another set');
    });

    test('expects no second change in an epoch in which the set has grown', async () => {
      const {output} = await printAt(7 * epoch + position - 1, 7);
      expect(output.trimEnd().split('\n')).toHaveLength(5);
      expect(output).not.toContain('another set');
    });
  });

  test('reports when the node does not serve parlia', async () => {
    answer = {
      error: {
        code: -32601,
        message: 'the method parlia_getSnapshot does not exist/is not available',
      },
    };
    const {code, output} = await print();
    expect(code).not.toBe(0);
    expect(output).toContain('parlia_getSnapshot: the method');
  });
});
