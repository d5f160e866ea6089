import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {VOTE_KEY, sender, validator} from '../chain/accounts';
import {CHAIN_FILES} from '../chain/files';
import {CHAIN_ID} from '../chain/genesis';
import {addAccounts, passwordFile, startClient, writeGenesis} from './client';
import type {Node} from './node';
import {BSC} from './program';

/** Namespaces of the reference, and those that the tests need. */
const SERVED = 'admin,debug,eth,miner,net,txpool,web3';

/** Options of a lineage node. */
export interface Purpose {
  /** Can vote for the blocks that it seals; it seals on request. */
  readonly seals?: boolean;
  /** Has no keys, and stores states by path instead of by hash. */
  readonly plain?: boolean;
  /** Origin of a site whose pages may ask it from a browser. */
  readonly origin?: string;
  /** File with the first block and the rules; the recorded one by default. */
  readonly genesis?: string;
  /** More flags, as an operator adds them. */
  readonly flags?: readonly string[];
}

function addKeys(program: string, datadir: string): void {
  addAccounts(program, datadir, [sender.key, validator.key]);
  const given = path.join(datadir, 'given');
  fs.writeFileSync(given, VOTE_KEY);
  const flags = ['--datadir', datadir, '--blspassword', passwordFile(datadir)];
  execFileSync(program, ['bls', 'account', 'import', ...flags, given], {stdio: 'pipe'});
  fs.rmSync(given);
}

/** Creates the data folder of a node: first block and, if requested, keys. */
export function initialise(
  program: string,
  datadir: string,
  {plain = false, genesis = CHAIN_FILES.genesis}: Purpose = {},
): void {
  fs.mkdirSync(datadir, {recursive: true});
  if (!plain) addKeys(program, datadir);
  writeGenesis(program, datadir, plain ? 'path' : 'hash', genesis);
}

/** A flag, if the release has it. */
function known(program: string, flag: string): string[] {
  const help = execFileSync(program, ['--help'], {encoding: 'utf8', maxBuffer: 2 ** 24});
  return help.includes(`${flag} `) ? [flag] : [];
}

function purposeFlags(
  program: string,
  datadir: string,
  {seals = false, plain = false}: Purpose,
): string[] {
  if (plain) return ['--state.scheme', 'path', ...known(program, '--state.size-tracking')];
  const password = passwordFile(datadir);
  return [
    ...['--state.scheme', 'hash', '--gcmode', 'archive', '--cache.preimages'],
    ...['--unlock', `${sender.address},${validator.address}`, '--password', password],
    ...['--allow-insecure-unlock', '--miner.etherbase', validator.address],
    ...(seals ? ['--vote', '--blspassword', password] : []),
    ...(seals ? ['--blswallet', path.join(datadir, 'bls/wallet')] : []),
    ...(seals ? ['--vote-journal-path', path.join(datadir, 'votes')] : []),
  ];
}

/** Starts a node of the lineage on a data folder. */
export function startLineage(
  program: string,
  datadir: string,
  purpose: Purpose = {},
): Promise<Node> {
  const args = [
    ...['--networkid', String(CHAIN_ID), '--syncmode', 'full'],
    ...['--port', '0', '--nat', 'none', '--netrestrict', '127.0.0.0/8'],
    // The daily election calls system contracts, which are missing here: days never end.
    ...['--override.breatheblockinterval', '100000000000'],
    ...purposeFlags(program, datadir, purpose),
    ...(purpose.flags ?? []),
    ...(purpose.origin === undefined
      ? []
      : ['--http.corsdomain', purpose.origin, '--ws.origins', purpose.origin]),
  ];
  // Keys are unlocked last, and a validator that cannot sign yet never seals.
  const last = purpose.plain
    ? undefined
    : new RegExp(`Unlocked account\\s+address=${validator.address}`);
  return startClient(BSC.name, program, datadir, SERVED, args, last);
}
