import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {BSC, builtProgram} from '../rpc/nodes/program';
import {Machine} from './operatorNodes';

// Built once by `npm run test:rpc`, if Go is installed. It takes some minutes, too long for a page test.
const program = builtProgram(BSC) ?? '';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'op-'));
const machine = (name: string) => new Machine(path.join(folder, name), program);

const KEYS = [
  'Validator: two passwords, made once',
  'Validator: make the key, unless there is one',
  'Validator: read the address',
  'Validator: make the vote key, unless there is one; read its public half',
  'Validator: make the proof, and a file with all that is public',
];
const MINING_ENV = 'Validator: mining.env (the same on the standby)';
const SETTINGS = `export RPC=http://127.0.0.1 CHAIN_ID=714 STAKE_HUB=0x${'00'.repeat(20)} OPERATOR=0x${'11'.repeat(20)}\n`;

/** Creates keys and mining.env as described on the pages. */
function prepare(one: Machine): {consensus: string; vote: string; printed: string} {
  fs.writeFileSync(one.at('home/validator.env'), SETTINGS);
  const printed = one.type('validator/create-val', KEYS);
  const value = (name: string) =>
    new RegExp(`^export ${name}=(0x[0-9a-f]+)$`, 'm').exec(printed)?.[1] ?? '';
  one.type('validator/run-val', [MINING_ENV]);
  return {consensus: value('CONSENSUS'), vote: value('VOTE'), printed};
}

describe.skipIf(program === '')('an operator, on real nodes', () => {
  const validator = machine('v');
  const standby = machine('s');
  let keys: ReturnType<typeof prepare>;

  beforeAll(() => {
    validator.runOnce();
    keys = prepare(validator);
  }, 300_000);

  afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

  test('keys, vote key and proof are created once: a second run changes nothing', () => {
    expect(keys.consensus).toMatch(/^0x[0-9a-f]{40}$/);
    expect(keys.vote).toMatch(/^0x[0-9a-f]{96}$/);
    const passwords = () =>
      ['consensus', 'bls'].map((name) =>
        fs.readFileSync(validator.at(`etc/geth/${name}.pw`), 'utf8'),
      );
    const before = passwords();
    expect(new Set(before).size).toBe(2);
    expect(before.every((password) => /^\S{40}$/.test(password))).toBe(true);
    validator.type('validator/create-val', KEYS);
    expect(passwords()).toEqual(before);
    expect(fs.readdirSync(validator.at('var/lib/geth/keystore'))).toHaveLength(1);
  }, 300_000);

  test('a standby is restored from the archive, and gets the same keys', () => {
    const printed = validator.type('validator/manage-keys', [
      'Validator: encrypted archive of the key files, without passwords',
    ]);
    expect(printed).toContain('bls/keystore/keystore-');
    const [archive = ''] = fs
      .readdirSync(validator.at('home'))
      .filter((name) => name.endsWith('.tar.gpg'));
    const passwords = ['consensus', 'bls'].map((name) =>
      fs.readFileSync(validator.at(`etc/geth/${name}.pw`), 'utf8'),
    );
    standby.type(
      'validator/manage-keys',
      ['Standby: the two passwords, typed without an echo'],
      {},
      `${passwords.join('\n')}\n`,
    );
    const lists = standby.type(
      'validator/manage-keys',
      ['Standby: keys from the archive, vote key into a new wallet'],
      {ARCHIVE: validator.at(`home/${archive}`)},
    );
    expect(lists).toContain(keys.consensus.slice(2));
    expect(lists).toContain(keys.vote);
    expect(fs.existsSync(standby.at('var/lib/geth/geth/nodekey'))).toBe(false);
    standby.type('validator/run-val', [MINING_ENV]);
  }, 300_000);

  test('a rebuilt machine gets its own node key in place of the one that a command made', () => {
    const [archive = ''] = fs
      .readdirSync(validator.at('home'))
      .filter((name) => name.endsWith('.tar.gpg'));
    const nodeKey = (one: Machine) =>
      fs.readFileSync(one.at('var/lib/geth/geth/nodekey'), 'utf8').trim();
    const own = nodeKey(validator);
    const fromArchive = machine('rebuilt');
    fromArchive.runOnce();
    expect(nodeKey(fromArchive)).not.toBe(own);
    fromArchive.type(
      'validator/manage-keys',
      ['Validator: rebuilt, geth stopped: its own node key from the archive'],
      {ARCHIVE: validator.at(`home/${archive}`)},
    );
    expect(nodeKey(fromArchive)).toBe(own);
    const typed = machine('typed');
    const type = (key: string) =>
      typed.type(
        'validator/manage-keys',
        ['Every node: rebuilt, geth stopped: its own node key, typed without an echo'],
        {},
        `${key}\n`,
      );
    type(own);
    expect(nodeKey(typed)).toBe(own);
    type(own.slice(1));
    expect(nodeKey(typed)).toBe(own);
  }, 300_000);

  test('keys on a volume of their own are in the archive, and no second one is made', () => {
    const one = machine('volume');
    for (const file of ['keystore/UTC--key', 'bls/keystore/keystore-key.json', 'geth/nodekey']) {
      fs.mkdirSync(path.dirname(one.at(`var/lib/geth/${file}`)), {recursive: true});
      fs.writeFileSync(one.at(`var/lib/geth/${file}`), '');
    }
    for (const name of ['keystore', 'bls']) {
      fs.renameSync(one.at(`var/lib/geth/${name}`), one.at(name));
      fs.symlinkSync(one.at(name), one.at(`var/lib/geth/${name}`));
    }
    const printed = one.type('validator/manage-keys', [
      'Validator: encrypted archive of the key files, without passwords',
    ]);
    expect(printed).toContain('keystore/UTC--key');
    expect(printed).toContain('bls/keystore/keystore-key.json');
    expect(one.type('validator/create-val', KEYS.slice(1, 2))).toContain('UTC--key');
    expect(fs.readdirSync(one.at('keystore'))).toEqual(['UTC--key']);
  });
});
