import fs from 'node:fs';
import path from 'node:path';
import {freePort} from '../run/freePort';
import {SCRATCH} from '../run/paths';
import {start} from '../run/process';
import type {Node} from './node';

const SERVED = 'admin,debug,eth,miner,net,txpool,web3';

/** Starts the upstream client as a development chain of its own, with all that the reference has served. */
export async function startUpstream(program: string): Promise<Node> {
  const datadir = path.join(SCRATCH, 'upstream');
  fs.mkdirSync(datadir, {recursive: true});
  const [http, ws, engine] = [await freePort(), await freePort(), await freePort()].map(String);
  const args = [
    ...['--dev', '--datadir', datadir, '--ipcdisable', '--authrpc.port', engine ?? ''],
    ...['--http', '--http.port', http ?? '', '--http.api', SERVED],
    ...['--ws', '--ws.port', ws ?? '', '--ws.api', SERVED],
  ];
  const running = start(program, args);
  await running.printed(
    /WebSocket enabled[^]*HTTP server started|HTTP server started[^]*WebSocket enabled/,
  );
  return {
    name: 'geth',
    http: `http://127.0.0.1:${http ?? ''}`,
    ws: `ws://127.0.0.1:${ws ?? ''}`,
    datadir,
    stop: running.stop,
  };
}
