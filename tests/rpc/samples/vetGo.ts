import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {go} from '@site/src/openrpc/samples/go';
import {CALLS} from '../../unit/openrpc/samples/calls';
import {BSC, GO_QUICKLY, goEnvironment, moduleOf} from '../nodes/program';

/**
 * Writes the samples as one program with a function for each, so that Go loads their packages once. Imports and
 * declarations stay local to each file.
 */
function write(folder: string): void {
  for (const file of ['go.mod', 'go.sum'])
    fs.copyFileSync(path.join(moduleOf(BSC), file), path.join(folder, file));
  fs.writeFileSync(path.join(folder, 'main.go'), 'package main\n\nfunc main() {}\n');
  CALLS.forEach((call, index) => {
    const text = go(call).replace('\nfunc main()', `\nfunc sample${index}()`);
    fs.writeFileSync(path.join(folder, `sample${index}.go`), `${text}\n`);
  });
}

/** A line of Go's output, with the call of its sample. */
function named(line: string): string {
  const call = CALLS[Number(/sample(\d+)\.go/.exec(line)?.[1])];
  return `the sample for Go${call ? ` of ${call.title}` : ''}: ${line}`;
}

/**
 * Compiles every sample for Go against the clients of the network's node, and runs vet. Missing modules are downloaded,
 * as when the node is built.
 * @returns the number of samples, and the errors, one line each
 */
export function vetGo(): {count: number; faults: readonly string[]} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-go-'));
  try {
    write(folder);
    const {status, stderr, error} = spawnSync('go', ['vet', ...GO_QUICKLY, '.'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: goEnvironment,
    });
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    const complaints = lines.filter((line) => !/^#|^go: downloading /.test(line));
    if (status === 0) return {count: CALLS.length, faults: []};
    const faults = complaints.length > 0 ? complaints : [String(error ?? `exit code ${status}`)];
    return {count: CALLS.length, faults: faults.map(named)};
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
