import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findProgram} from '../tools';

/** Whether a program of tests/tools.json is missing, so that its tests are skipped. */
export function lacks(command: string): boolean {
  return findProgram(command) === undefined;
}

/** Runs a program to its end; returns its exit code and all output. */
export function run(
  command: string,
  args: readonly string[],
  options: {readonly input?: string; readonly env?: NodeJS.ProcessEnv; readonly cwd?: string} = {},
): {code: number | null; output: string} {
  const env = {...process.env, ...options.env};
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    ...options,
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return {code: status, output: `${stdout}${stderr}${error ? error.message : ''}`};
}

/** A temporary folder that is deleted after `work`. */
export function inFolder<T>(work: (folder: string) => T): T {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  try {
    return work(folder);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
