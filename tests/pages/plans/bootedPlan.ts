/** Starts the nodes of a plan with its own files, on a chain of their own. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parse, stringify, type TomlTable} from 'smol-toml';
import type {PlanFile} from '../../../src/tools/configuration/files';
import {PASSWORD, validator, VOTE_KEY} from '../../rpc/chain/accounts';
import {CHAIN_ID} from '../../rpc/chain/genesis';
import {addAccounts, writeGenesis} from '../../rpc/nodes/client';
import {flagsIn} from './read';

/** One machine with its folder, in place of `/`. */
export interface Booted {
  readonly host: string;
  readonly root: string;
  readonly files: readonly PlanFile[];
}

const textOf = ({host, files}: Booted, name: string) =>
  files.find((file) => file.host === host && file.name === name)?.text ?? '';

const isTable = (value: unknown): value is TomlTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The changes in the published configuration, as an editor makes them. */
function changed(published: TomlTable, changes: TomlTable): TomlTable {
  const result = {...published};
  for (const [key, value] of Object.entries(changes)) {
    const before = result[key];
    result[key] = isTable(value) && isTable(before) ? changed(before, value) : value;
  }
  return result;
}

/** Its paths, below its folder. */
function local({root}: Booted, text: string): string {
  return text.replaceAll(/(?<![\w/.])\/(etc\/geth|var\/lib\/geth)\b/g, `${root}/$1`);
}

export const dataOf = ({root}: Booted): string => path.join(root, 'var/lib/geth');

interface Chain {
  readonly program: string;
  readonly genesis: string;
  /** Addresses of boot nodes in the published configuration. */
  readonly bootNodes: readonly string[];
  readonly nodeKey: string;
  readonly hasKeys: boolean;
}

/** What an operator does before the first start. */
export function setUp(one: Booted, {program, genesis, bootNodes, nodeKey, hasKeys}: Chain): void {
  const config = path.join(one.root, 'etc/geth');
  const data = dataOf(one);
  fs.mkdirSync(config, {recursive: true});
  fs.mkdirSync(path.join(data, 'geth'), {recursive: true});
  const published = {
    Eth: {NetworkId: CHAIN_ID, SyncMode: 'snap'},
    Node: {P2P: {BootstrapNodes: [...bootNodes]}},
  };
  const changes = parse(local(one, textOf(one, 'config.changes.toml')));
  fs.writeFileSync(path.join(config, 'config.toml'), stringify(changed(published, changes)));
  if (hasKeys) {
    addAccounts(program, data, [validator.key]);
    const given = path.join(data, 'given');
    fs.writeFileSync(given, VOTE_KEY);
    for (const name of ['consensus.pw', 'bls.pw'])
      fs.writeFileSync(path.join(config, name), PASSWORD);
    const flags = ['--datadir', data, '--blspassword', path.join(config, 'bls.pw')];
    execFileSync(program, ['bls', 'account', 'import', ...flags, given], {stdio: 'pipe'});
    fs.rmSync(given);
  }
  writeGenesis(program, data, 'path', genesis);
  fs.writeFileSync(path.join(data, 'geth/nodekey'), nodeKey);
}

/** The command of its unit, with the environment files. */
export function commandOf(one: Booted): string[] {
  const [, command = ''] =
    /^ExecStart=(.*)$/m.exec(textOf(one, 'geth.service').replaceAll('\\\n', ' ')) ?? [];
  const variables: Readonly<Record<string, string[]>> = {
    $NODE: flagsIn(textOf(one, 'node.env')),
    $KEYS: flagsIn(textOf(one, 'mining.env')),
  };
  const [, ...words] = command.split(/\s+/);
  return words.flatMap((word) => variables[word] ?? [word]).map((word) => local(one, word));
}
