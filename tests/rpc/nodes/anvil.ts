import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {CHAIN_ID} from '../chain/genesis';
import {SCRATCH} from '../run/paths';
import {start} from '../run/process';
import type {Node} from './node';

const require = createRequire(__filename);

/** Version of the development node. */
export const ANVIL_VERSION = (require('@foundry-rs/anvil/package.json') as {version: string})
  .version;

/**
 * The program itself, in the package for this platform. The package's own command starts it as a child process, which
 * would survive a signal.
 */
function program(): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch;
  const system = process.platform === 'win32' ? 'win32' : process.platform;
  const manifest = require.resolve(`@foundry-rs/anvil-${system}-${cpu}/package.json`);
  return path.join(
    path.dirname(manifest),
    'bin',
    process.platform === 'win32' ? 'anvil.exe' : 'anvil',
  );
}

/**
 * Starts a development node that mines on request only.
 * @param timestamp of the first block, in seconds
 */
export async function startAnvil(timestamp: number): Promise<Node> {
  const datadir = path.join(SCRATCH, 'anvil');
  fs.mkdirSync(datadir, {recursive: true});
  const args = [
    ...['--host', '127.0.0.1', '--port', '0', '--chain-id', String(CHAIN_ID), '--no-mining'],
    // Safe and finalized are one and two blocks behind, as with voting validators; and no base fee.
    ...['--slots-in-an-epoch', '1', '--base-fee', '0', '--gas-price', '0', '--steps-tracing'],
    ...['--hardfork', 'osaka', '--timestamp', String(timestamp)],
  ];
  const running = start(program(), args);
  const [, address = ''] = await running.printed(/Listening on (\S+)/);
  return {
    name: 'anvil',
    http: `http://${address}`,
    ws: `ws://${address}`,
    datadir,
    stop: running.stop,
  };
}
