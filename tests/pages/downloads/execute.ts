import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

/** Runs a script of a package in a folder by this Node, and returns its output. @throws when it fails */
export function execute(
  folder: string,
  script: string,
  args: readonly string[],
  cwd?: string,
): Promise<{readonly stdout: string}> {
  const file = folder === '' ? script : path.join(folder, 'node_modules', script);
  const flags = ['--max-old-space-size=1500', file, ...args];
  return promisify(execFile)(process.execPath, flags, {cwd, maxBuffer: 2 ** 26, timeout: 90_000});
}
