/** The script that starts mining, on a network of five validators: it must never make a second signer. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {BSC, builtProgram, whyNotBuilt} from '../../rpc/nodes/program';
import {httpClient, resultOf} from '../../rpc/run/http';
import {waitFor} from '../../rpc/run/waitFor';
import {describeUnless} from '../../skipWhen';
import {blocksOf, readPage} from '../pages';
import {ofNewest, startValidators, type Network, type Validator} from './validators';

const program = builtProgram(BSC);

const script =
  blocksOf(readPage('current', 'validator/run-val')).find(
    ({title}) => title === '/usr/local/bin/start-mining',
  )?.value ?? '';

/** Runs the page's script with the programs of a folder. */
async function runScript(folder: string, variables: Record<string, string>, ...args: string[]) {
  const env = {...process.env, ...variables, PATH: `${folder}:${process.env.PATH ?? ''}`};
  const child = spawn('bash', ['-c', script, 'start-mining', ...args], {env});
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return {code: await ended, output: `${output}${errors}`};
}

/** Runs the page's script on the machine of a node. */
const startMining = ({node}: Validator, ...args: string[]) =>
  runScript(path.dirname(program ?? ''), {IPC: path.join(node.datadir, 'geth.ipc')}, ...args);

/** A console whose key leaves the mining set between two questions. */
const LEAVES_THE_SET = `#!/bin/bash
case $3 in
  eth.mining) [ -e "$STATE/started" ] && echo true || echo false ;;
  *'!== undefined') [ -e "$STATE/asked" ] && echo false || echo true; touch "$STATE/asked" ;;
  eth.blockNumber) echo 7 ;;
  *turn_length*) echo 20 ;;
  'n = 0;'*) echo 0 ;;
  'miner.start()') touch "$STATE/started" ;;
  *) echo true ;;
esac
`;

test('does not trust a watch during which the key left the mining set', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-'));
  fs.writeFileSync(path.join(folder, 'geth'), LEAVES_THE_SET, {mode: 0o755});
  const {code, output} = await runScript(folder, {STATE: folder});
  expect(output).toContain('NOT mining: the key is not in the mining set');
  expect(code).toBe(1);
  expect(fs.existsSync(path.join(folder, 'started'))).toBe(false);
  fs.rmSync(folder, {recursive: true});
});

/** Blocks of a round in the epochs of the network, see `MiningSets.sol`: a busy machine reaches later ones. */
const ROUNDS = [5 * 4, 4 * 7, 5 * 3];

const TIMEOUT = {timeout: 300_000};

describeUnless(whyNotBuilt(BSC), 'start-mining', TIMEOUT, () => {
  let network: Network;
  let first: Validator;
  let standby: Validator;

  const ask = ({node}: Validator, method: string, ...params: unknown[]) =>
    resultOf(httpClient(node.http), method, ...params);
  const heightOf = async (one: Validator) => Number(await ask(one, 'eth_blockNumber'));
  const isMining = (one: Validator) => ask(one, 'eth_mining');
  const minerOf = async (height: number) => {
    const block = await ask(standby, 'eth_getBlockByNumber', `0x${height.toString(16)}`, false);
    return (block as {miner: string}).miner.toLowerCase();
  };

  beforeAll(async () => {
    network = await startValidators(ofNewest);
    standby = await network.startStandby();
    const same = network.validators.find(({address}) => address === standby.address);
    if (!same) throw new Error('No validator has the key of the standby.');
    first = same;
  }, 300_000);

  afterAll(() => network.stop());

  test('leaves a node alone that mines', async () => {
    const {code, output} = await startMining(first);
    expect(output).toContain('NOT mining: it mines already');
    expect(code).toBe(1);
  });

  test('does not start a standby while another node mines with its key', async () => {
    const {code, output} = await startMining(standby);
    expect(output).toContain('ANOTHER NODE MINES WITH IT');
    expect(code).toBe(1);
    expect(await isMining(standby)).toBe(false);
  });

  test('starts it when the other has stopped, above all blocks of the other', async () => {
    await ask(first, 'miner_stop');
    const stopped = await heightOf(standby);
    // A block of the other may be under way: the script would rightly refuse because of it.
    await waitFor('blocks after the stop', async () =>
      (await heightOf(standby)) > stopped + 1 ? true : undefined,
    );
    const {code, output} = await startMining(standby);
    expect(output).toMatch(/watching \d+ blocks[^]*mining since/);
    const watched = Number(/watching (\d+) blocks/.exec(output)?.[1]);
    expect(ROUNDS).toContain(watched);
    expect(code).toBe(0);
    const started = await heightOf(standby);
    // The other’s last block may have been under way.
    expect(started).toBeGreaterThanOrEqual(stopped + watched);
    const own = await waitFor('a block of the standby', async () => {
      for (let height = stopped + 2; height <= (await heightOf(standby)); height += 1)
        if ((await minerOf(height)) === standby.address) return height;
      return undefined;
    });
    expect(own).toBeGreaterThan(stopped + watched);
    expect(await isMining(first)).toBe(false);
  });

  test('does not trust its watch for a key outside the mining set, but starts it on demand', async () => {
    const candidate = await network.startCandidate();
    const refused = await startMining(candidate);
    expect(refused.output).toMatch(/NOT mining: the key is not in the mining set[^]*EVERY/);
    expect(refused.output).not.toMatch(/watching \d+ blocks/);
    expect(refused.code).toBe(1);
    expect(await isMining(candidate)).toBe(false);
    const {code, output} = await startMining(candidate, '--now');
    expect(output).toContain('mining since');
    expect(code).toBe(0);
    expect(await isMining(candidate)).toBe(true);
  });
});
