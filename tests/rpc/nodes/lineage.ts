import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {PASSWORD, VOTE_KEY, sender, validator} from '../chain/accounts';
import {CHAIN_FILES} from '../chain/files';
import {CHAIN_ID} from '../chain/genesis';
import {freePort} from '../run/freePort';
import {start} from '../run/process';
import type {Node} from './node';

/** Namespaces of the reference, and those that the tests themselves need. */
const SERVED = 'admin,debug,eth,miner,net,txpool,web3';

/** What a lineage node is started for. */
export interface Purpose {
  /** Can vote for the blocks that it seals; it seals once it is told to. */
  readonly seals?: boolean;
  /** Holds no keys, and stores states by path instead of by hash. */
  readonly plain?: boolean;
}

function addKeys(program: string, datadir: string): void {
  const password = path.join(datadir, 'password');
  const given = path.join(datadir, 'given');
  const flags = ['--datadir', datadir];
  // The last line counts for all further accounts: there must be no empty one after it.
  fs.writeFileSync(password, PASSWORD);
  for (const {key} of [sender, validator]) {
    fs.writeFileSync(given, key);
    const args = ['account', 'import', ...flags, '--lightkdf', '--password', password, given];
    execFileSync(program, args, {stdio: 'pipe'});
  }
  fs.writeFileSync(given, VOTE_KEY);
  const vote = ['bls', 'account', 'import', ...flags, '--blspassword', password, given];
  execFileSync(program, vote, {stdio: 'pipe'});
  fs.rmSync(given);
}

/** Makes the data folder of a node: first block and, where wanted, keys. */
export function initialise(program: string, datadir: string, {plain = false}: Purpose = {}): void {
  fs.mkdirSync(datadir, {recursive: true});
  if (!plain) addKeys(program, datadir);
  const flags = ['--datadir', datadir, '--state.scheme', plain ? 'path' : 'hash'];
  execFileSync(program, ['init', ...flags, CHAIN_FILES.genesis], {stdio: 'pipe'});
}

function purposeFlags(datadir: string, {seals = false, plain = false}: Purpose): string[] {
  if (plain) return ['--state.scheme', 'path', '--state.size-tracking'];
  const password = path.join(datadir, 'password');
  return [
    ...['--state.scheme', 'hash', '--gcmode', 'archive', '--cache.preimages'],
    ...['--unlock', `${sender.address},${validator.address}`, '--password', password],
    ...['--allow-insecure-unlock', '--miner.etherbase', validator.address],
    ...(seals ? ['--vote', '--blspassword', password] : []),
    ...(seals ? ['--blswallet', path.join(datadir, 'bls/wallet')] : []),
    ...(seals ? ['--vote-journal-path', path.join(datadir, 'votes')] : []),
  ];
}

/** Starts a node of the lineage on a data folder, with HTTP and WebSocket on free ports of this machine. */
export async function startLineage(
  program: string,
  datadir: string,
  purpose: Purpose = {},
): Promise<Node> {
  const http = await freePort();
  const ws = await freePort();
  const open = (kind: string, port: number) => [
    ...[`--${kind}`, `--${kind}.port`, String(port), `--${kind}.api`, SERVED],
  ];
  const args = [
    ...['--datadir', datadir, '--networkid', String(CHAIN_ID), '--syncmode', 'full'],
    ...['--port', '0', '--nat', 'none', '--netrestrict', '127.0.0.0/8'],
    ...open('http', http),
    ...open('ws', ws),
    // The daily election asks system contracts, and here are none: days without end.
    ...['--override.breatheblockinterval', '100000000000'],
    ...purposeFlags(datadir, purpose),
  ];
  const temporary = path.join(datadir, 'tmp');
  fs.mkdirSync(temporary, {recursive: true});
  const running = start(program, args, {TMPDIR: temporary});
  await running.printed(
    /WebSocket enabled[^]*HTTP server started|HTTP server started[^]*WebSocket enabled/,
  );
  // Keys are unlocked last, and a validator that cannot sign yet never seals.
  if (!purpose.plain)
    await running.printed(new RegExp(`Unlocked account\\s+address=${validator.address}`));
  return {
    name: 'bsc',
    http: `http://127.0.0.1:${http}`,
    ws: `ws://127.0.0.1:${ws}`,
    datadir,
    stop: running.stop,
  };
}
