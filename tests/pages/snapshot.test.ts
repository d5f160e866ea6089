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
  return one;
}

const placed = (one: Machine) =>
  fs.readdirSync(one.at('var/lib/geth/geth'), {recursive: true}).sort();

afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, {recursive: true});
});

test('a snapshot becomes the database', () => {
  const one = machine();
  one.type('validator/run-val', [UNPACK]);
  expect(placed(one)).toEqual(['chaindata', 'chaindata/CURRENT']);
});

test('a database that is there already is not mixed with it, and this is said', () => {
  const one = machine();
  fs.mkdirSync(one.at('var/lib/geth/geth/chaindata/old'), {recursive: true});
  expect(() => one.type('validator/run-val', [UNPACK])).toThrow('Directory not empty');
  expect(placed(one)).toEqual(['chaindata', 'chaindata/old']);
});
