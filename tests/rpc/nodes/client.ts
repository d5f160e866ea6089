import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {PASSWORD} from '../chain/accounts';
import {freePort} from '../../server/freePort';
import {start} from '../run/process';
import type {Node} from './node';
import type {Source} from './program';

/** File with the password of a node's keys. */
export function passwordFile(datadir: string): string {
  return path.join(datadir, 'password');
}

/**
 * Imports keys of accounts into a node.
 * @param keys in hex
 */
export function addAccounts(program: string, datadir: string, keys: readonly string[]): void {
  const given = path.join(datadir, 'given');
  const password = passwordFile(datadir);
  // The last line applies to all further accounts: no empty line may follow.
  fs.writeFileSync(password, PASSWORD);
  const flags = ['--datadir', datadir, '--lightkdf', '--password', password];
  for (const key of keys) {
    fs.writeFileSync(given, key);
    execFileSync(program, ['account', 'import', ...flags, given], {stdio: 'pipe'});
  }
  fs.rmSync(given);
}

/** What each node makes for itself. */
const OF_ONE_NODE = new Set(['LOCK', 'nodekey']);

/**
 * Initialises a data folder with the first block. A program takes seconds for this, so it does it once for each first
 * block and scheme; the folder is kept beside the program and copied.
 */
export function writeGenesis(program: string, datadir: string, scheme: string, file: string): void {
  const {size, mtimeMs} = fs.statSync(program);
  const key = createHash('sha256')
    .update(`${scheme} ${size} ${mtimeMs} `)
    .update(fs.readFileSync(file))
    .digest('hex')
    .slice(0, 16);
  const made = path.join(path.dirname(program), `first-block-${key}`);
  if (!fs.existsSync(made)) {
    const partial = fs.mkdtempSync(`${made}-`);
    const flags = ['--datadir', partial, '--state.scheme', scheme];
    execFileSync(program, ['init', ...flags, file], {stdio: 'pipe'});
    try {
      fs.renameSync(partial, made);
    } catch (error) {
      // Another process was first.
      fs.rmSync(partial, {recursive: true});
      if (!fs.existsSync(made)) throw error;
    }
  }
  fs.cpSync(made, datadir, {
    recursive: true,
    filter: (from) => !OF_ONE_NODE.has(path.basename(from)),
  });
}

/**
 * Starts a node of geth's family on a data folder, with HTTP and WebSocket on free local ports.
 * @param namespaces the served ones, separated by commas
 * @param last output when it is ready, besides that of its servers
 */
export async function startClient(
  name: Source['name'],
  program: string,
  datadir: string,
  namespaces: string,
  args: readonly string[],
  last?: RegExp,
): Promise<Node> {
  const http = await freePort();
  const ws = await freePort();
  const open = (kind: string, port: number) => [
    ...[`--${kind}`, `--${kind}.port`, String(port), `--${kind}.api`, namespaces],
  ];
  const temporary = path.join(datadir, 'tmp');
  fs.mkdirSync(temporary, {recursive: true});
  const all = ['--datadir', datadir, ...open('http', http), ...open('ws', ws), ...args];
  const running = start(program, all, {TMPDIR: temporary});
  await running.printed(
    /WebSocket enabled[^]*HTTP server started|HTTP server started[^]*WebSocket enabled/,
  );
  if (last) await running.printed(last);
  return {
    name,
    http: `http://127.0.0.1:${http}`,
    ws: `ws://127.0.0.1:${ws}`,
    datadir,
    stop: running.stop,
  };
}
