// cspell:ignore runpy urlopen
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Hex} from 'viem';
import {formatAbiItem} from 'viem/utils';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {codeOf, interfaces} from '../interfaces';
import {lacks, run} from '../run';
import {
  operator,
  otherOperator,
  startStakingWorld,
  otherAccount,
  type StakingWorld,
} from '../stakingWorld';
import {filesOf} from './files';

/** Here the validator's consensus address equals its operator's, because there are few accounts. */
const CONSENSUS = operator.toLowerCase();

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'state-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

function script(name: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, filesOf('current')[name] ?? '');
  return file;
}

/** Metrics of a node_exporter file, by name with labels. */
function metricsIn(file: string): Record<string, number> {
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => !line.startsWith('#'))
      .map((line): [string, number] => {
        const [, name = '', value] = /^(.*) (\S+)$/.exec(line) ?? [];
        return [name, Number(value)];
      }),
  );
}

describe.skipIf(lacks('python3'))('validator-state', () => {
  let world: StakingWorld;

  beforeAll(async () => {
    world = await startStakingWorld();
    await world.register(operator, 'Alpha1');
    await world.sendTo('ValidatorSet', otherAccount, 'elect', [[operator, otherOperator]]);
  });
  afterAll(() => world.stop());

  /** Runs the script; its environment is that of an operator, with changes from `env`. */
  function read(env: NodeJS.ProcessEnv = {}) {
    const out = path.join(folder, 'validator.prom');
    const {code, output} = run('python3', ['-W', 'error', script('validator-state.py')], {
      env: {RPC: world.url, OPERATOR: operator, OUT: out, NO_PROXY: '*', ...env},
    });
    const metrics = fs.existsSync(out) ? metricsIn(out) : {};
    return {
      code,
      output,
      metrics,
      of: (name: string) => metrics[`${name}{consensus="${CONSENSUS}"}`],
    };
  }

  test('writes the state of the chain', async () => {
    const {code, output, metrics, of} = read();
    expect({code, output}).toEqual({code: 0, output: ''});
    const {timestamp} = await world.client.getBlock();
    const balance = await world.client.getBalance({address: operator});
    expect(metrics.validator_state_time_seconds).toBe(Number(timestamp));
    expect(metrics.validator_jailed).toBe(0);
    expect(of('validator_working')).toBe(1);
    expect(of('validator_missed_blocks')).toBe(0);
    expect(of('validator_last_miss_block')).toBe(0);
    expect(of('validator_maintenance_misses')).toBe(0);
    expect(of('validator_consensus_balance')).toBeCloseTo(Number(balance) / 1e18, 6);
  });

  test('counts misses, detects jail, and computes the effect of maintenance', async () => {
    const {client} = world;
    const before = await client.snapshot();
    await world.sendTo('SlashIndicator', operator, 'slash', [operator]);
    const missed = await client.getBlockNumber();
    await world.send(operator, 'jail', [operator]);
    await world.sendTo('ValidatorSet', operator, 'enterMaintenance', []);
    await client.mine({blocks: 101});
    const {metrics, of} = read();
    expect(metrics.validator_jailed).toBe(1);
    expect(metrics.validator_jailed_until_seconds).toBe(0);
    expect(of('validator_missed_blocks')).toBe(1);
    expect(of('validator_last_miss_block')).toBe(Number(missed));
    expect(of('validator_working')).toBe(0);
    // 101 blocks, one other working validator, scale 2.
    expect(of('validator_maintenance_misses')).toBe(50);
    await client.revert({id: before});
  });

  test('monitors the old key on the day of a rotation, and a key that is not elected', () => {
    const {code, metrics} = read({ALSO: `${otherOperator}, ${otherAccount}`});
    expect(code).toBe(0);
    expect(metrics[`validator_working{consensus="${otherOperator.toLowerCase()}"}`]).toBe(1);
    expect(metrics[`validator_working{consensus="${otherAccount.toLowerCase()}"}`]).toBe(0);
    expect(metrics[`validator_maintenance_misses{consensus="${otherAccount.toLowerCase()}"}`]).toBe(
      0,
    );
  });

  test.each([
    ['no operator', {OPERATOR: ''}, "OPERATOR is ''. Expected an address"],
    ['an operator without a validator', {OPERATOR: otherAccount}, 'No validator has the operator'],
    [
      'a node that is down',
      {RPC: 'http://127.0.0.1:9'},
      'http://127.0.0.1:9 gave no answer to use',
    ],
  ])('with %s it reports an error, and leaves the file unchanged', (_, env, message) => {
    const out = path.join(folder, 'validator.prom');
    fs.writeFileSync(out, 'validator_jailed 0\n');
    const {code, output, metrics} = read(env);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(metrics).toEqual({validator_jailed: 0});
  });

  test('with an error for a question about maintenance it leaves the file unchanged', () => {
    const out = path.join(folder, 'validator.prom');
    fs.writeFileSync(out, 'validator_jailed 0\n');
    const spy = `import io, runpy, urllib.request
ask = urllib.request.urlopen
limit = b'{"error": {"code": -32005, "message": "limit exceeded"}}'
urllib.request.urlopen = lambda request, **options: (
    io.BytesIO(limit) if b"0xfd4ad81f" in request.data else ask(request, **options))
runpy.run_path("${script('validator-state.py')}", run_name="__main__")`;
    const env = {RPC: world.url, OPERATOR: operator, OUT: out, NO_PROXY: '*'};
    const {code, output} = run('python3', ['-c', spy], {env});
    expect(output).toContain('gave no answer to use: eth_call: limit exceeded');
    expect(code).toBe(1);
    expect(metricsIn(out)).toEqual({validator_jailed: 0});
  });

  test('sends a name of its own: some public endpoints refuse that of Python', () => {
    const spy = `import runpy, urllib.request
urllib.request.urlopen = lambda request, **_: exit(request.get_header("User-agent"))
runpy.run_path("${script('validator-state.py')}", run_name="__main__")`;
    expect(run('python3', ['-c', spy], {env: {OPERATOR: operator}}).output.trim()).toBe(
      'validator-state',
    );
  });

  test('on another chain it reports an error', () => {
    const {code, output} = read({CHAIN_ID: '1'});
    expect(code).toBe(1);
    expect(output).toMatch(/serves chain \d+\. Expected 1/);
  });

  test('calls functions of the contracts by their selectors', () => {
    const text = filesOf('current')['validator-state.py'] ?? '';
    const named = [...text.matchAll(/"(0x[0-9a-f]{8})".*# (\w+\([\w,]*\))/g)];
    expect(named).toHaveLength(8);
    const known = new Map(
      Object.values(interfaces)
        .flat()
        .map((item) => [codeOf(item), formatAbiItem(item)]),
    );
    for (const [, selector = '0x', signature] of named) {
      expect(known.get(selector as Hex)).toBe(signature);
    }
  });
});

describe.skipIf(lacks('chronyd'))('clock-state', () => {
  test('writes the offset that a real chronyd measures', async () => {
    const port = '3230';
    const config = path.join(folder, 'chrony.conf');
    fs.writeFileSync(
      config,
      `port 0\ncmdport ${port}\nbindcmdaddress 127.0.0.1\npidfile ${folder}/pid\nlocal stratum 8\n`,
    );
    const daemon = spawn('chronyd', ['-x', '-d', '-f', config], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const gone = new Promise<void>((resolve) => daemon.once('exit', () => resolve()));
    try {
      await new Promise<void>((resolve) => {
        daemon.stderr.on(
          'data',
          (chunk: Buffer) => chunk.toString().includes('Disabled control') && resolve(),
        );
      });
      // The script queries the machine's daemon; this one belongs to the test.
      const file = script('clock-state.sh');
      fs.writeFileSync(
        file,
        fs.readFileSync(file, 'utf8').replace('chronyc ', `chronyc -h 127.0.0.1 -p ${port} `),
      );
      const out = path.join(folder, 'clock.prom');
      const {code, output} = run('sh', [file], {env: {OUT: out}});
      expect({code, output}).toEqual({code: 0, output: ''});
      const written = metricsIn(out);
      expect(Math.abs(written.chrony_offset_seconds ?? 1)).toBeLessThan(1);
      // Its only reference is itself, so it has a time; a daemon that has heard of nobody has zero.
      expect(written.chrony_reference_time_seconds).toBeGreaterThanOrEqual(0);
      expect(written.chrony_reference_time_seconds).toBeLessThan(Date.now() / 1000 + 5);
    } finally {
      daemon.kill();
      await gone;
    }
  });

  test('reports that chronyd does not run', () => {
    const file = script('clock-state.sh');
    fs.writeFileSync(
      file,
      fs.readFileSync(file, 'utf8').replace('chronyc ', 'chronyc -h 127.0.0.1 -p 9 '),
    );
    const {code, output} = run('sh', [file], {env: {OUT: path.join(folder, 'clock.prom')}});
    expect(code).not.toBe(0);
    expect(output).toContain('Is chronyd running?');
  });
});
