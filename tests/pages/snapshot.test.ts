import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {Machine} from './operatorNodes';

const UNPACK = 'Every node: unpack, move into place, hand to the user geth';
const folders: string[] = [];

/** A machine with a snapshot that is unpacked already, and no user `geth`. */
function machine(): Machine {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshot-'));
  folders.push(folder);
  const one = new Machine(folder, 'geth');
  const write = (file: string, text = '') => {
    fs.mkdirSync(path.dirname(one.at(file)), {recursive: true});
    fs.writeFileSync(one.at(file), text, {mode: 0o755});
  };
  write('usr/chown', '#!/bin/sh\n');
  write('home/checksums');
  write('home/unpacked/data/geth/chaindata/CURRENT');
  write('home/unpacked/data/geth/triedb/merkle.journal');
  return one;
}

const placed = (one: Machine) =>
  fs.readdirSync(one.at('var/lib/geth/geth'), {recursive: true}).sort();

afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, {recursive: true});
});

test('a snapshot becomes the database', () => {
  const one = machine();
  const output = one.type('validator/run-val', [UNPACK]);
  expect(placed(one)).toEqual([
    'chaindata',
    'chaindata/CURRENT',
    'triedb',
    'triedb/merkle.journal',
  ]);
  expect(output).toContain('the database is in place');
});

test('a snapshot of an older release has no folder for recent state', () => {
  const one = machine();
  fs.rmSync(one.at('home/unpacked/data/geth/triedb'), {recursive: true});
  one.type('validator/run-val', [UNPACK]);
  expect(placed(one)).toEqual(['chaindata', 'chaindata/CURRENT']);
});

test('each archive is deleted when it is unpacked, and a second run unpacks the rest', () => {
  const one = machine();
  fs.rmSync(one.at('home/unpacked'), {recursive: true});
  fs.mkdirSync(one.at('home/data/chaindata'), {recursive: true});
  // The second archive does not fit on the disk.
  const unpacker = (second: string) =>
    fs.writeFileSync(one.at('usr/lz4'), `#!/bin/sh\ncase $3 in b*) ${second} ;; esac\ncat "$3"\n`, {
      mode: 0o755,
    });
  for (const name of ['a', 'b']) {
    fs.writeFileSync(one.at(`home/data/chaindata/${name}`), '');
    const file = one.at(`home/${name}.tar.lz4`);
    execFileSync('tar', ['--create', '--file', file, '--directory', one.at('home'), 'data']);
    fs.rmSync(one.at(`home/data/chaindata/${name}`));
  }
  fs.writeFileSync(one.at('home/checksums'), '0  a.tar.lz4\n0  b.tar.lz4\n');
  unpacker('exit 1');
  expect(() => one.type('validator/run-val', [UNPACK])).toThrow();
  expect(fs.existsSync(one.at('home/a.tar.lz4'))).toBe(false);
  expect(fs.existsSync(one.at('home/b.tar.lz4'))).toBe(true);
  unpacker(':');
  one.type('validator/run-val', [UNPACK]);
  expect(placed(one)).toEqual(['chaindata', 'chaindata/a', 'chaindata/b']);
  expect(fs.existsSync(one.at('home/b.tar.lz4'))).toBe(false);
});

test('an archive that is cut off does not become a database', () => {
  const one = machine();
  fs.writeFileSync(one.at('usr/lz4'), '#!/bin/sh\nhead --bytes 100 "$3"\n', {mode: 0o755});
  fs.writeFileSync(one.at('home/checksums'), '0  chaindata.tar.lz4\n0  state.tar.lz4\n');
  const pack = ['--directory', one.at('home/unpacked'), 'data'];
  execFileSync('tar', ['--create', '--file', one.at('home/chaindata.tar.lz4'), ...pack]);
  fs.copyFileSync(one.at('home/chaindata.tar.lz4'), one.at('home/state.tar.lz4'));
  // Without the options of the test's own shell.
  expect(() => one.type('validator/run-val', [UNPACK], {}, '', 'set +euo pipefail')).toThrow();
  expect(fs.existsSync(one.at('var/lib/geth'))).toBe(false);
});

test('a database that is there already is not mixed with it, and this is said', () => {
  const one = machine();
  fs.mkdirSync(one.at('var/lib/geth/geth/chaindata/old'), {recursive: true});
  expect(() => one.type('validator/run-val', [UNPACK])).toThrow('there is a database already');
  expect(fs.existsSync(one.at('home/unpacked/data/geth/chaindata'))).toBe(true);
  expect(placed(one)).toEqual(['chaindata', 'chaindata/old']);
});

test('what takes the room is shown for blocks and for the history of state, each', () => {
  const one = machine();
  fs.writeFileSync(one.at('usr/journalctl'), '#!/bin/sh\n', {mode: 0o755});
  const ancient = 'var/lib/geth/geth/chaindata/ancient';
  for (const part of ['chain', 'state'])
    fs.mkdirSync(one.at(`${ancient}/${part}`), {recursive: true});
  const output = one.type('validator/run-val', ['Every node: what takes the room']);
  for (const shown of ['chaindata', 'chaindata/ancient/chain', 'chaindata/ancient/state'])
    expect(output).toContain(`/geth/${shown}\n`);
});
