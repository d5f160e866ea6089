import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {child} from '../../src/profile/keys';
import {loadProfile} from '../../src/profile/load';
import {downloadsOf} from '../../src/plugins/downloads';
import {blocksOf, pages, siteDir} from './pages';
import {lacks, run} from './run';

const [, script = ''] =
  [...downloadsOf(siteDir, 'current')].find(([name]) => name.endsWith('hardware-check.sh')) ?? [];

const {hardware} = loadProfile(siteDir, 'current');
const hasTestnet = child(hardware, 'testnetValidator') !== undefined;

/** A machine that meets the requirements of a validator; the figures of fio are those of one run each. */
const FAST = {
  memory: 137_000_000_000,
  disk: 7_600_000_000_000,
  operations: 50_000,
  kilobytes: 900_000,
  microseconds: 300,
  offset: 0.0001,
  stratum: 3,
  rate: 80_000_000,
};

type Machine = typeof FAST;

/** Line of fio's terse output, version 3, of a run that reads or writes. */
function terse({kilobytes, operations, microseconds}: Machine): string {
  const fields = Array.from({length: 130}, () => '0');
  fields[0] = '3';
  for (const [bandwidth, speed, latency] of [
    [6, 7, 39],
    [47, 48, 80],
  ] as const) {
    fields[bandwidth] = String(kilobytes);
    fields[speed] = String(operations);
    fields[latency] = String(microseconds);
  }
  return fields.join(';');
}

let folder: string;

beforeEach(() => {
  // On a disk: direct access may be missing where temporary files are in memory.
  folder = fs.mkdtempSync('/var/tmp/hardware-');
  fs.mkdirSync(path.join(folder, 'bin'));
  fs.mkdirSync(path.join(folder, 'disk'));
  fs.writeFileSync(path.join(folder, 'check.sh'), script);
});

afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

const disk = () => path.join(folder, 'disk');

function put(name: string, content: string): void {
  fs.writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${content}\n`, {mode: 0o755});
}

/** Puts programs in front of the machine's that say what they would on another machine. */
function pretend(machine: Machine): void {
  put('fio', `echo '${terse(machine)}'`);
  put(
    'df',
    `case "$*" in *avail*) echo 900000 ;; *source*) echo /dev/nvme0n1 ;; *) echo ${machine.disk} ;; esac`,
  );
  put('lsblk', 'echo nvme0n1 0');
  put('free', `echo 'Mem: ${machine.memory} 1'`);
  put('nproc', 'echo 32');
  put('openssl', "echo 'sha256 2000000.00k'");
  put('chronyc', `echo 'A,a,${machine.stratum},0,${machine.offset},0'`);
  put('curl', `echo ${machine.rate}`);
}

function check(...options: string[]) {
  const {status, stdout, stderr} = spawnSync(
    'bash',
    [path.join(folder, 'check.sh'), '--folder', disk(), ...options],
    {
      env: {
        ...process.env,
        LC_ALL: 'C',
        PATH: `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`,
      },
      encoding: 'utf8',
      input: '',
    },
  );
  const failed = stdout
    .split('\n')
    .filter((line) => line.endsWith('FAIL'))
    .map((line) => line.slice(0, 34).trim());
  return {status, stdout, stderr, failed};
}

test('all tokens are replaced', () => {
  expect(script).not.toMatch(/\{network\./u);
  expect(script).toContain('operations/s');
});

test.skipIf(lacks('shellcheck'))('ShellCheck finds nothing', () => {
  expect(run('shellcheck', ['-'], {input: script}).output).toBe('');
});

describe('on machines that are pretended', () => {
  const profiles = ['validator', ...(hasTestnet ? ['testnet'] : []), 'full-node'];
  test.each(profiles)('a fast one passes as %s', (profile) => {
    pretend(FAST);
    const {status, failed, stdout} = check(
      '--profile',
      profile,
      '--url',
      'https://files.example/1',
    );
    expect(failed).toEqual([]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Download .* pass/u);
    expect(fs.readdirSync(disk())).toEqual([]);
  });

  test.each([
    [{memory: 64_000_000_000}, ['Memory']],
    [{disk: 4_000_000_000_000}, ['Disk']],
    [{operations: 39_999}, ['Random reads of 4 KiB', 'Random writes of 4 KiB']],
    [{microseconds: 1000}, ['Latency of a read', 'Latency of a write']],
    [{kilobytes: 400_000}, ['Sequential reads', 'Sequential writes']],
    [{offset: -0.02}, ['Clock (needs chrony)']],
    [{stratum: 0}, ['Clock (needs chrony)']],
    [{rate: 1_000_000}, ['Download']],
  ])('%o fails', (change, rows) => {
    pretend({...FAST, ...change});
    const {status, failed} = check('--url', 'https://files.example/1');
    expect(failed).toEqual(rows);
    expect(status).toBe(1);
  });

  test('a program that fails is a failure, and the file is removed', () => {
    pretend(FAST);
    put('fio', 'exit 1');
    const {status, failed} = check();
    expect(failed).toHaveLength(6);
    expect(status).toBe(1);
    expect(fs.readdirSync(disk())).toEqual([]);
  });

  test.each([
    [['--size', '0'], /--size/u],
    [['--size', '1; rm'], /--size/u],
    [['--profile', hasTestnet ? 'other' : 'testnet'], /unknown profile/u],
    [['--url', 'file:///etc/passwd'], /begins with http/u],
    [['--folder', '/dev'], /not on a disk/u],
    [['--folder', '/missing'], /no folder/u],
    [['--seconds'], /needs a value/u],
    [['--size', '500'], /nothing was written/u],
  ])('%o is refused before anything is written', (options, reason) => {
    pretend(FAST);
    put('fio', `touch ${disk()}/written`);
    const {status, stderr} = check(...options);
    expect(stderr).toMatch(reason);
    expect(status).toBe(2);
    expect(fs.readdirSync(disk())).toEqual([]);
  });
});

test('a folder that the reader may not write to is refused, with the way out', () => {
  fs.chmodSync(folder, 0o755);
  fs.chmodSync(disk(), 0o555);
  // The superuser may write anywhere.
  const uid = process.getuid?.() === 0 ? 65_534 : undefined;
  const {status, stderr} = spawnSync('bash', [path.join(folder, 'check.sh'), '--folder', disk()], {
    ...(uid !== undefined && {uid}),
    cwd: folder,
    encoding: 'utf8',
    input: '',
  });
  expect(stderr).toMatch(/may not write to .*run this with sudo/u);
  expect(status).toBe(2);
});

test.each(pages.filter(({id}) => id === 'validator/overview'))(
  'the command of $file may write to the folder that it names',
  (page) => {
    const command = blocksOf(page).flatMap(
      ({value}) => value.match(/^.*--folder \/var.*$/gmu) ?? [],
    );
    expect(command).toHaveLength(1);
    expect(command[0]).toMatch(/^sudo /u);
  },
);

test.skipIf(lacks('fio'))('the real fio measures, and its figures are found in its output', () => {
  const {stdout} = check('--size', '4', '--seconds', '1', '--profile', 'full-node');
  expect(stdout).toMatch(/Random reads of 4 KiB +[1-9]\d* \/s/u);
  expect(stdout).toMatch(/Random writes of 4 KiB +[1-9]\d* \/s/u);
  expect(stdout).toMatch(/Latency of a read +\d+\.\d+ ms/u);
  expect(stdout).toMatch(/Sequential writes +[1-9]\d* MB\/s/u);
  expect(stdout).toMatch(/One core, SHA-256 +[1-9]\d* MB\/s/u);
  expect(fs.readdirSync(disk())).toEqual([]);
});
