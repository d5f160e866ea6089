/** Loads worker.ts: plain CommonJS because a worker thread of Node reads no TypeScript. */
require('tsx/cjs');
require('./worker.ts');
