import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {dataFolder} from '@site/src/profile/load';
import type {NetworkProfile} from '@site/src/profile/types';
import {findProgram} from '../../tools';
import {PROGRAMS, SITE} from '../run/paths';

/** A node that is built from source, at a fixed version. */
export interface Source {
  readonly name: 'bsc' | 'geth';
  readonly version: string;
}

/** The profile of a version of the pages. */
export function profileOf(version: string): NetworkProfile {
  const file = path.join(SITE, dataFolder(version), 'network.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as NetworkProfile;
}

/** The node of a version of the pages: the release that its profile names. */
export function lineageOf(version: string): Source {
  return {name: 'bsc', version: profileOf(version).software.version.replace(/^v/, '')};
}

/** Forks that the node of a version knows without a date. */
export function undatedForks(version: string): string[] {
  return profileOf(version)
    .forks.filter(({chains = {}}) => {
      const times = Object.values(chains).map(({activation}) => activation);
      return times.length > 0 && times.every((time) => time === null);
    })
    .map(({name}) => name);
}

/** The node that the Next version describes. */
export const BSC = lineageOf('current');

/** The upstream client, for comparison. */
export const GETH: Source = {name: 'geth', version: '1.17.8'};

/** The module for building a release of the lineage's node: it replaces upstream's packages. */
export function moduleOf({version}: Source): string {
  const folder = path.join(SITE, 'tests/rpc/nodes/bsc', version);
  if (fs.existsSync(path.join(folder, 'go.mod'))) return folder;
  throw new Error(
    `tests/rpc/nodes/bsc/${version}: expected go.mod and go.sum for the release that a profile names. ` +
      'Copy those of another release, write the new one in both, and run: go mod tidy',
  );
}

/** How Go is run. */
export const goEnvironment = {
  ...process.env,
  GOFLAGS: '-trimpath -buildvcs=false',
  // Less frequent garbage collection in the compiler: a seventh less CPU, for several hundred megabytes.
  GOGC: '800',
};

/**
 * Compiler flags: without optimisation and debug information, which saves a quarter of the time. The nodes are fast
 * enough, except for the curves of blobs, which take two seconds of each start without optimisation. The same for nodes and
 * samples, so that they share the build cache.
 */
export const GO_QUICKLY = [
  '-gcflags=all=-N -l -dwarf=false',
  '-gcflags=github.com/crate-crypto/...=-dwarf=false',
  '-gcflags=github.com/consensys/gnark-crypto/...=-dwarf=false',
  '-ldflags=-s -w',
];

const MODULE = 'github.com/ethereum/go-ethereum/cmd/geth';

function fileOf({name, version}: Source): string {
  return path.join(PROGRAMS, `${name}-${version}`, 'geth');
}

/** Path of a node's program, if it has been built. */
export function builtProgram(source: Source): string | undefined {
  const file = fileOf(source);
  return fs.existsSync(file) ? file : undefined;
}

/** Why tests with these nodes are skipped: the first that has not been built; undefined if all have. */
export function whyNotBuilt(...sources: readonly Source[]): string | undefined {
  const missing = sources.find((source) => builtProgram(source) === undefined);
  return (
    missing &&
    `${missing.name} ${missing.version} has not been built: npm run test:rpc does, with Go, a C compiler and its source`
  );
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
      : [moduleOf(source), ['build', ...GO_QUICKLY, '-mod=readonly', '-o', file, MODULE]];
  execFileSync('go', args, {
    cwd,
    env: {...goEnvironment, GOBIN: folder},
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 2 ** 26,
  });
}

/** What Go says when a module cannot be had: the program then counts as missing, as without Go. */
const UNAVAILABLE = /module version is not available|dial tcp|no such host|not found: |410 Gone/;

/** Whether a call of Go failed because a module cannot be had. */
export const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.test(String((error as {stderr?: unknown}).stderr));

/** Programs whose source was asked for in vain. */
const failures = new Set<string>();

/**
 * Path of a node's program, built if necessary.
 * @returns undefined when the machine has no Go toolchain, or no source can hand out the node's own
 * @throws when the build fails
 */
export function programOf(source: Source): string | undefined {
  const built = builtProgram(source);
  if (built !== undefined) return built;
  const file = fileOf(source);
  if (findProgram('go') === undefined || failures.has(file)) return undefined;
  console.log(`Building ${source.name} ${source.version}; once, for some minutes.`);
  try {
    build(source, file);
  } catch (error) {
    // Go stops at the first module that fails to download, and keeps the others: retry.
    console.log(`Once more, since ${String(error)}`);
    try {
      build(source, file);
    } catch (again) {
      if (!isUnavailable(again)) throw again;
      console.log(`Its source is not available: ${String(again)}`);
      failures.add(file);
      return undefined;
    }
  }
  return file;
}
