import os from 'node:os';
import path from 'node:path';

/** Directory of the site. */
export const SITE = path.resolve(__dirname, '../../..');

/** Where programs that were built from source are kept from one run to the next. */
export const PROGRAMS = path.join(SITE, 'node_modules/.cache/rpc-nodes');

/** Where the example chain is kept. */
export const CHAIN = path.join(SITE, 'tests/rpc/chain');

/** Where nodes keep their data during a run: short, since the path of a socket may have 104 characters at most. */
export const SCRATCH = path.join(os.tmpdir(), `rpc-${process.pid}`);
