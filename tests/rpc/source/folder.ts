import {execFileSync} from 'node:child_process';
import {goEnvironment, isUnavailable, moduleOf, type Source} from '../nodes/program';

const MODULE = 'github.com/ethereum/go-ethereum';

function run(source: Source, ...args: string[]): string {
  const options = {cwd: moduleOf(source), env: goEnvironment, encoding: 'utf8'} as const;
  return execFileSync('go', args, {...options, stdio: ['ignore', 'pipe', 'pipe']});
}

/** Whether Go has the source of a release of the lineage's node, or can download it. */
export function hasSource(source: Source): boolean {
  try {
    run(source, 'mod', 'download', MODULE);
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}

/** Go's source folder of a release of the lineage's node; downloaded if necessary. */
export function sourceFolder(source: Source): string {
  run(source, 'mod', 'download', MODULE);
  return run(source, 'list', '-mod=mod', '-m', '-f', '{{.Dir}}', MODULE).trim();
}
