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

/** The node that the reference describes. nodes/bsc/go.mod has its version too. */
export const BSC: Source = {name: 'bsc', version: '1.7.3'};

/** The upstream client, for comparison. */
export const GETH: Source = {name: 'geth', version: '1.17.8'};

/** The module for building the lineage's node: it replaces upstream's packages. */
export const BSC_MODULE = path.join(SITE, 'tests/rpc/nodes/bsc');

/** How Go is run. */
export const goEnvironment = {
  ...process.env,
  GOFLAGS: '-trimpath -buildvcs=false',
  // Less frequent garbage collection in the compiler: a seventh less CPU, for several hundred megabytes.
  GOGC: '800',
};

/**
 * Compiler flags: without optimisation and debug information, which saves a quarter of the time. The nodes are fast
 * enough. The same for nodes and samples, so that they share the build cache.
 */
export const GO_QUICKLY = ['-gcflags=all=-N -l -dwarf=false', '-ldflags=-s -w'];

const MODULE = 'github.com/ethereum/go-ethereum/cmd/geth';

function fileOf({name, version}: Source): string {
  return path.join(PROGRAMS, `${name}-${version}`, 'geth');
}

/** Path of a node's program, if it has been built. */
export function builtProgram(source: Source): string | undefined {
  const file = fileOf(source);
  return fs.existsSync(file) ? file : undefined;
}

/**
 * How the program is built: upstream's like any Go program, the lineage's through a module that replaces upstream's.
 */
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
 * Path of a node's program, built if necessary.
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
    // Go stops at the first module that fails to download, and keeps the others: retry.
    console.log(`Once more, since ${String(error)}`);
    build(source, file);
  }
  return file;
}
