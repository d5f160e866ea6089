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

/** The script as it is installed: it locks its own file. */
const installed = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'installed-')), 'start-mining');
fs.writeFileSync(installed, script, {mode: 0o755});
afterAll(() => fs.rmSync(path.dirname(installed), {recursive: true}));

/** Runs the page's script with the programs of folders. */
async function runScript(
  folders: readonly string[],
  variables: Record<string, string>,
  ...args: string[]
) {
  const PATH = [...folders, process.env.PATH ?? ''].join(':');
  const env = {...process.env, ...variables, PATH};
  // A group of its own, as of a terminal: signals for the group do not reach the tests.
  const child = spawn(installed, args, {env, detached: true});
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return {code: await ended, output: `${output}${errors}`};
}

/** A folder with a service manager for which geth runs all the time. */
const services = fs.mkdtempSync(path.join(os.tmpdir(), 'services-'));
fs.writeFileSync(path.join(services, 'systemctl'), '#!/bin/sh\necho ActiveState=active\n', {
  mode: 0o755,
});
afterAll(() => fs.rmSync(services, {recursive: true}));

/** Runs the page's script on the machine of a node. */
const startMining = ({node}: Validator, ...args: string[]) =>
  runScript(
    [services, path.dirname(program ?? '')],
    {IPC: path.join(node.datadir, 'geth.ipc')},
    ...args,
  );

/** A console of a node whose head is fresh, that a state file for each question changes. */
const CONSOLE = `#!/bin/bash
asked() { [ -e "$STATE/$1" ]; }
case $3 in
  eth.mining)
    asked called && asked signal && s=$(cat "$STATE/signal") && rm "$STATE/signal" && kill -s "$s" 0
    asked started && echo true || echo false ;;
  *'!== undefined') asked member-leaves && echo false || echo true; [ -e "$STATE/leaves" ] && touch "$STATE/member-leaves" ;;
  *timestamp*) asked stale && echo false || echo true; [ -e "$STATE/stalls" ] && touch "$STATE/stale" ;;
  *.hash) echo '"0xaa"' ;;
  eth.blockNumber) echo 7 ;;
  'eth.blockNumber >= 27') [ -s "$STATE/slow" ] && sed --in-place 1d "$STATE/slow" && echo false || echo true ;;
  *sort*) asked switches && rm "$STATE/switches" && echo '"0xa,0xb 8"' || echo '"0xa,0xc 8"' ;;
  *turn_length*) echo 20; asked resumes && touch "$STATE/started" ;;
  'n = 0;'*)
    asked silent && exit 1
    asked watched && touch "$STATE/again"; touch "$STATE/watched"
    asked resumes && echo 4 || echo 0 ;;
  'miner.start()') touch "$STATE/called"; asked deaf || touch "$STATE/started" ;;
  'miner.stop()') touch "$STATE/stopped" ;;
  *syncing) asked syncing && echo false || echo true ;;
  *) echo true ;;
esac
`;

/** A service manager whose runs of geth have the numbers of a file, the next at each question, and then the last. */
const SERVICES = `#!/bin/bash
echo "ActiveState=$(cat "$STATE/active" 2> /dev/null || echo active)"
echo "InvocationID=$(head -n 1 "$STATE/runs" 2> /dev/null)"
[ "$(wc -l 2> /dev/null < "$STATE/runs")" != 2 ] || sed --in-place 1d "$STATE/runs"
`;

/** Runs the script where `state` has the contents of state files. @returns also which of them are there afterwards */
async function runAgainst(state: Readonly<Record<string, string>>, ...args: string[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-'));
  fs.writeFileSync(path.join(folder, 'geth'), CONSOLE, {mode: 0o755});
  fs.writeFileSync(path.join(folder, 'systemctl'), SERVICES, {mode: 0o755});
  for (const [name, text] of Object.entries(state)) fs.writeFileSync(path.join(folder, name), text);
  const ran = await runScript([folder], {STATE: folder, LIMIT: '1'}, ...args);
  const there = fs.readdirSync(folder);
  fs.rmSync(folder, {recursive: true});
  return {...ran, there};
}

/** A case in which the script must not mine. */
interface Refusal {
  readonly name: string;
  readonly state?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  readonly says: string;
}

test.each<Refusal>([
  {
    name: 'the key left the mining set',
    state: {leaves: ''},
    says: 'the key is not in the mining set',
  },
  {name: 'geth is not running', state: {active: 'inactive'}, says: 'geth is not running'},
  {
    name: 'it never catches up',
    state: {syncing: ''},
    args: ['--now'],
    says: 'gave up after 1 s: synchronising',
  },
  {
    name: 'geth was restarted',
    state: {syncing: '', runs: '1\n2\n'},
    args: ['--now'],
    says: 'geth was stopped or restarted',
  },
  {
    name: 'geth was restarted at the very end',
    state: {runs: '1\n2\n'},
    args: ['--now'],
    says: 'geth was stopped or restarted',
  },
  {name: 'it learns no miners', state: {silent: ''}, says: 'NOT mining: geth gave no answer'},
  {name: 'the chain stands still', state: {stale: ''}, says: 'Is no node of the network further?'},
  {
    name: 'another block is the last',
    args: ['--halted', '0xbb'],
    says: 'the newest block here is another one',
  },
  {
    name: 'it does not say which block is the last',
    args: ['--halted'],
    says: 'the hash of the last block',
  },
])('does not mine when $name', async ({state = {}, args = [], says}) => {
  const {code, output, there} = await runAgainst(state, ...args);
  expect(output).toContain(says);
  expect(code).toBe(1);
  expect(there).not.toContain('called');
});

test('does not take the blocks of its own node, which began to mine, for those of another', async () => {
  const {code, output, there} = await runAgainst({resumes: ''});
  expect(output).toContain('NOT mining: meanwhile it mines');
  expect(output).not.toContain('ANOTHER NODE');
  expect(code).toBe(1);
  expect(there).not.toContain('called');
});

test('does not start a second time on a machine while it runs', async () => {
  const [first, second] = await Promise.all([
    runAgainst({syncing: ''}, '--now'),
    runAgainst({syncing: ''}, '--now'),
  ]);
  const says = [first.output, second.output].map((output) => output.includes('runs here already'));
  expect(says.sort()).toEqual([false, true]);
  expect([first.code, second.code]).toEqual([1, 1]);
});

test('does not mine when the node falls behind during the watch', async () => {
  const {code, output, there} = await runAgainst({stalls: ''});
  expect(output).toMatch(/gave up after 10 s: newest block is older/);
  expect(code).toBe(1);
  expect(there).not.toContain('called');
}, 30_000);

test('takes back a start that has no effect in time', async () => {
  const {code, there} = await runAgainst({deaf: ''}, '--now');
  expect(code).toBe(1);
  expect(there).toEqual(expect.arrayContaining(['called', 'stopped']));
});

test.each(['INT', 'HUP', 'TERM'])('takes back a start when SIG%s ends it', async (signal) => {
  const {code, there} = await runAgainst({deaf: '', signal}, '--now');
  expect(code).not.toBe(0);
  expect(there).toEqual(expect.arrayContaining(['called', 'stopped']));
});

test.each([
  ['stays the same', {}, false],
  ['switches meanwhile', {switches: ''}, true],
  ['is slow, because others are down', {slow: '1\n2\n'}, false],
])('watches as long as needed when the set %s', async (_name, state, isWatchedAgain) => {
  const {code, there} = await runAgainst(state);
  expect(code).toBe(0);
  expect(there).toEqual(expect.arrayContaining(['watched', 'started']));
  expect(there.includes('again')).toBe(isWatchedAgain);
  expect(there).not.toContain('stopped');
});

test('mines on the last block of a chain that stands still, if this is the announced one', async () => {
  const {code, output, there} = await runAgainst({stale: ''}, '--halted', '0xaa');
  expect(output).toContain('mining since');
  expect(code).toBe(0);
  expect(there).toContain('started');
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
