/** Blocks that would do harm if they went on after a command of theirs had failed, as pasted commands do. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {blocksOf, readPage} from './pages';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fault-'));
});

afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

/** Types blocks of a page after `stand-ins` for commands, with the folders of a machine in a temporary one. */
function type(id: string, titles: readonly string[], standIns: string): string {
  const blocks = blocksOf(readPage('current', id));
  const commands = titles.map((title) => {
    const block = blocks.find((each) => each.title.startsWith(title));
    if (!block) throw new Error(`${id} has no block whose title starts with ${title}.`);
    return block.value;
  });
  const script = [
    'sudo() { while [[ "$1" == -u ]]; do shift 2; done; "$@"; }',
    standIns,
    ...commands,
  ]
    .join('\n')
    .replaceAll(/(?<![\w/])\/(etc\/geth|var\/lib\/geth|mnt\/keys|usr)\b/g, `${folder}/$1`);
  const {stdout, stderr} = spawnSync('bash', ['-c', script], {
    cwd: folder,
    env: {...process.env, HOME: folder},
    encoding: 'utf8',
  });
  return stdout + stderr;
}

function write(file: string, text: string): void {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, text, {mode: 0o755});
}

describe('the volume of the keys', () => {
  const keys = [
    'etc/geth/consensus.pw',
    'etc/geth/bls.pw',
    'var/lib/geth/keystore/key',
    'var/lib/geth/bls/wallet',
  ];
  const titles = ['Validator: make the volume', 'Validator: move keys and passwords onto it'];
  const device = `DEVICE=/dev/example
    apt-get() { :; }; systemctl() { :; }; mkfs.ext4() { :; }; findmnt() { :; }
    install() { mkdir --parents "\${@: -1}"; }
    mount() { mv mnt/keys beneath && mkdir mnt/keys && touch mounted; }
    mountpoint() { [ -e mounted ]; }`;
  const places = () => keys.map((key) => fs.realpathSync(path.join(folder, key)));

  beforeEach(() => keys.forEach((key) => write(key, key)));

  test('takes them, and they are found where they were', () => {
    expect(type('validator/security', titles, `${device}; cryptsetup() { :; }`)).toBe('');
    for (const place of places()) expect(place).toContain(`${folder}/mnt/keys/`);
  });

  test('is closed after a boot: geth finds an empty folder of keys, which it could not make', () => {
    type('validator/security', titles, `${device}; cryptsetup() { :; }`);
    fs.renameSync(path.join(folder, 'mnt/keys'), path.join(folder, 'closed'));
    fs.renameSync(path.join(folder, 'beneath'), path.join(folder, 'mnt/keys'));
    expect(fs.readdirSync(path.join(folder, 'var/lib/geth/keystore'))).toEqual([]);
  });

  test('takes none if it could not be made', () => {
    expect(type('validator/security', titles, `${device}; cryptsetup() { false; }`)).toContain(
      'nothing was moved',
    );
    expect(places()).toEqual(keys.map((key) => path.join(folder, key)));
  });
});

test('a binary with another checksum is not installed', () => {
  write('geth', '#!/bin/sh\necho downloaded\n');
  fs.mkdirSync(path.join(folder, 'usr/local/bin'), {recursive: true});
  const install = (checksum: string) =>
    type(
      'validator/run-val',
      ['Every node: check and install a release binary'],
      `SHA256=${checksum}; geth() { /usr/local/bin/geth; }`,
    );
  expect(install('0'.repeat(64))).toContain('FAILED');
  expect(fs.readdirSync(path.join(folder, 'usr/local/bin'))).toEqual([]);
  expect(install('$(sha256sum geth | cut -c 1-64)')).toContain('downloaded');
});

test('settings are written when the hardware wallet answers at the second attempt', () => {
  const settings = ['Admin: write ~/validator.env'];
  const read = () => fs.readFileSync(path.join(folder, 'validator.env'), 'utf8');
  const wallet = (answer: string) => `scp() { :; }; cast() { [ "$1" = wallet ] && ${answer}; }`;
  expect(type('validator/create-val', settings, wallet('false'))).toContain('no hardware wallet');
  type('validator/create-val', settings, wallet('echo 0x0a'));
  expect(read()).toContain('export OPERATOR=0x0a\n');
  type('validator/create-val', settings, wallet('echo 0x0b'));
  expect(read()).toContain('export OPERATOR=0x0a\n');
});

describe('a node that mines is not stopped for what is not there', () => {
  const services = 'systemctl() { echo "systemctl $1"; }; start-mining() { :; }';
  const kept = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

  test('the new vote wallet', () => {
    const swap = ['Validator: stop, swap the wallets'];
    write('var/lib/geth/bls/wallet', 'old');
    expect(type('validator/manage-keys', swap, services)).toBe('systemctl is-failed\n');
    expect(kept('var/lib/geth/bls/wallet')).toBe('old');
    write('var/lib/geth-next/bls/wallet', 'new');
    // Only a run that mines tells that the one before it did not crash.
    expect(type('validator/manage-keys', swap, `${services}; geth() { echo true; }`)).toContain(
      'mines: true\nsystemctl stop\n',
    );
    expect(kept('var/lib/geth/bls/wallet')).toBe('new');
  });

  test('the vote journal', () => {
    const unpack = ['Standby: stop, unpack the journal, vote'];
    write('etc/geth/mining.env', 'KEYS=--miner.etherbase 0x00\n');
    write('var/lib/geth/voteJournal/0', 'own');
    expect(type('validator/manage-keys', unpack, services)).not.toContain('systemctl stop');
    expect(kept('var/lib/geth/voteJournal/0')).toBe('own');
    expect(kept('etc/geth/mining.env')).not.toContain('--vote');
    write('packed/voteJournal/0', 'from the validator');
    type(
      'validator/manage-keys',
      [],
      'tar --create --directory packed --file journal.tar voteJournal',
    );
    expect(type('validator/manage-keys', unpack, services)).toContain('systemctl stop');
    expect(kept('var/lib/geth/voteJournal/0')).toBe('from the validator');
    expect(kept('etc/geth/mining.env')).toContain('KEYS=--vote --blspassword');
  });
});
