import fs from 'node:fs';
import path from 'node:path';
import {resultOf} from '../run/http';
import type {Scene} from '../run/play';

/** Methods with a duration; a node supports only one CPU profile at a time. */
const TIMED = ['debug_cpuProfile', 'debug_goTrace', 'debug_blockProfile', 'debug_mutexProfile'];

const ONE_BY_ONE = [
  'debug_startCPUProfile',
  'debug_stopCPUProfile',
  'debug_startGoTrace',
  'debug_stopGoTrace',
  'debug_writeBlockProfile',
  'debug_writeMutexProfile',
  'debug_writeMemProfile',
  'admin_exportChain',
  'admin_importChain',
  'debug_traceBlockFromFile',
];

const basic = (method: string) => `${method}/basic`;

/** Methods that write or read files on the node's machine. */
export const files: Scene = {
  cases: [...TIMED.map(basic), ...ONE_BY_ONE.map(basic), 'admin_exportChain!file exists'],
  play: async (stage) => {
    const {datadir} = stage.node;
    fs.mkdirSync(path.join(datadir, 'backups'), {recursive: true});
    const block = (await resultOf(stage.ask, 'debug_getRawBlock', 'latest')) as string;
    fs.writeFileSync(path.join(datadir, 'block.rlp'), Buffer.from(block.slice(2), 'hex'));
    await Promise.all(TIMED.map((method) => stage.play(basic(method))));
    await stage.playAll(ONE_BY_ONE.map(basic));
    await stage.play('admin_exportChain!file exists');
  },
};
