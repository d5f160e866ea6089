import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findProgram} from '../../tools';
import {PROGRAMS, SITE} from '../run/paths';

/** A node that is built from source, at a fixed version. */
export interface Source {
  readonly name: 'bsc' | 'geth';
  readonly version: string;
}

/** The node that the reference describes. Its version stands in nodes/bsc/go.mod too. */
export const BSC: Source = {name: 'bsc', version: '1.7.3'};

/** The upstream client, to see in what the two differ. */
export const GETH: Source = {name: 'geth', version: '1.17.8'};

/** The module through which the lineage's node is built: it says what replaces upstream's packages. */
export const BSC_MODULE = path.join(SITE, 'tests/rpc/nodes/bsc');

/** How Go is run. */
export const goEnvironment = {
  ...process.env,
  GOFLAGS: '-trimpath -buildvcs=false',
  // The compiler collects garbage seldom: a seventh less of a processor, for some hundred megabytes.
  GOGC: '800',
};

/**
 * How Go compiles: without optimising and without notes for debuggers, which takes a quarter less time. The nodes are fast enough.
 * The same for the nodes and for samples, so that what was compiled for one is used for the other.
 */
export const GO_QUICKLY = ['-gcflags=all=-N -l -dwarf=false', '-ldflags=-s -w'];

const MODULE = 'github.com/ethereum/go-ethereum/cmd/geth';

function fileOf({name, version}: Source): string {
  return path.join(PROGRAMS, `${name}-${version}`, 'geth');
}

/** File of a node's program, if it was built already. */
export function builtProgram(source: Source): string | undefined {
  const file = fileOf(source);
  return fs.existsSync(file) ? file : undefined;
}

/** How the program is built: upstream's as any Go program, the lineage's through a module that replaces upstream's. */
function build(source: Source, file: string): void {
  const folder = path.dirname(file);
  fs.mkdirSync(folder, {recursive: true});
  const [cwd, args] =
    source.name === 'geth'
      ? [folder, ['install', ...GO_QUICKLY, `${MODULE}@v${source.version}`]]
      : [BSC_MODULE, ['build', ...GO_QUICKLY, '-mod=readonly', '-o', file, MODULE]];
  execFileSync('go', args, {
    cwd,
    env: {...goEnvironment, GOBIN: folder},
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 2 ** 26,
  });
}

/**
 * File of a node's program, built when it is not there yet.
 * @returns undefined when the machine has no Go toolchain
 * @throws when the build fails
 */
export function programOf(source: Source): string | undefined {
  const built = builtProgram(source);
  if (built !== undefined) return built;
  const file = fileOf(source);
  if (findProgram('go') === undefined) return undefined;
  console.log(`Building ${source.name} ${source.version}; once, for some minutes.`);
  try {
    build(source, file);
  } catch (error) {
    // Go gives up at the first module that does not come, and keeps those that came.
    console.log(`Once more, since ${String(error)}`);
    build(source, file);
  }
  return file;
}
