import os from 'node:os';
import path from 'node:path';

/** Directory of the site. */
export const SITE = path.resolve(__dirname, '../../..');

/** Cache of programs that were built from source. */
export const PROGRAMS = path.join(SITE, 'node_modules/.cache/rpc-nodes');

/** Location of the example chain. */
export const CHAIN = path.join(SITE, 'tests/rpc/chain');

/** Data folders of nodes during a run: short, because a socket path is limited to 104 characters. */
export const SCRATCH = path.join(os.tmpdir(), `rpc-${process.pid}`);
