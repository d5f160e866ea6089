import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {initialise} from '../rpc/nodes/lineage';
import {startClient} from '../rpc/nodes/client';
import type {Node} from '../rpc/nodes/node';
import {freePort} from './freePort';
import {CHAIN_ID} from '../rpc/chain/genesis';
import {BSC, builtProgram, GETH} from '../rpc/nodes/program';

/** The clients that are built from source; undefined where one has not been. */
export const programs = {bsc: builtProgram(BSC), geth: builtProgram(GETH)} as const;

/** Options of a client for a new chain of its own. */
async function optionsOf(
  name: keyof typeof programs,
  program: string,
  datadir: string,
): Promise<string[]> {
  const offline = ['--port', '0', '--nat', 'none', '--netrestrict', '127.0.0.0/8'];
  if (name === 'geth')
    return ['--dev', '--authrpc.port', String(await freePort()), '--verbosity', '3'];
  initialise(program, datadir, {plain: true});
  return [
    ...offline,
    '--networkid',
    String(CHAIN_ID),
    '--syncmode',
    'full',
    '--state.scheme',
    'path',
  ];
}

/**
 * Starts a client as an operator would, with HTTP and WebSocket and the default of everything else.
 *
 * @param flags of the operator
 */
export async function startReal(
  name: keyof typeof programs,
  program: string,
  flags: readonly string[],
): Promise<Node> {
  const datadir = mkdtempSync(path.join(tmpdir(), 'docs-node-'));
  const options = await optionsOf(name, program, datadir);
  const node = await startClient(name, program, datadir, 'eth,net,web3', [...options, ...flags]);
  return {
    ...node,
    stop: async () => {
      await node.stop();
      rmSync(datadir, {recursive: true, force: true});
    },
  };
}
