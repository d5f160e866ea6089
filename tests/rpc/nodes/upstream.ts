import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {sender} from '../chain/accounts';
import {CHAIN_FILES} from '../chain/files';
import {CHAIN_ID} from '../chain/genesis';
import {freePort} from '../../server/freePort';
import {addAccounts, passwordFile, startClient, writeGenesis} from './client';
import type {Node} from './node';
import {GETH} from './program';

/** Namespaces of the reference, and the one that builds blocks. */
const SERVED = 'admin,debug,eth,net,testing,txpool,web3';

interface Genesis {
  readonly config: object;
  readonly alloc: object;
  readonly timestamp: string;
  readonly gasLimit: string;
}

function readGenesis(text: string): Genesis {
  return JSON.parse(text) as Genesis;
}

/**
 * The first block: that of the client's own development chain, whose contracts the protocol calls, with the example
 * chain's id, accounts, time and gas limit. Forks that no network has yet are omitted.
 */
function genesis(program: string): object {
  const own = readGenesis(execFileSync(program, ['--dev', 'dumpgenesis'], {encoding: 'utf8'}));
  const {alloc, timestamp, gasLimit} = readGenesis(fs.readFileSync(CHAIN_FILES.genesis, 'utf8'));
  return {
    ...own,
    ...{timestamp, gasLimit, baseFeePerGas: '0x7'},
    config: {...own.config, chainId: CHAIN_ID, bogotaTime: undefined},
    alloc: {...own.alloc, ...alloc},
  };
}

/**
 * Starts the upstream client with the accounts of the example chain and its own first block: it does not know the
 * lineage's validators. It seals one block by itself, and the next after a day.
 */
export async function startUpstream(program: string, datadir: string): Promise<Node> {
  fs.mkdirSync(datadir, {recursive: true});
  const first = path.join(datadir, 'genesis.json');
  fs.writeFileSync(first, JSON.stringify(genesis(program)));
  addAccounts(program, datadir, [sender.key]);
  writeGenesis(program, datadir, 'hash', first);
  return startClient(GETH.name, program, datadir, SERVED, [
    ...['--dev', '--dev.period', '86400', '--password', passwordFile(datadir)],
    ...['--miner.pending.feeRecipient', sender.address, '--authrpc.port', String(await freePort())],
    ...['--state.scheme', 'hash', '--gcmode', 'archive'],
    ...['--nat', 'none', '--netrestrict', '127.0.0.0/8'],
  ]);
}
