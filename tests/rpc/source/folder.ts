import {execFileSync} from 'node:child_process';
import {goEnvironment, moduleOf, type Source} from '../nodes/program';

/** Go's source folder of a release of the lineage's node; downloaded if necessary. */
export function sourceFolder(source: Source): string {
  const module = 'github.com/ethereum/go-ethereum';
  const run = (...args: string[]) =>
    execFileSync('go', args, {cwd: moduleOf(source), env: goEnvironment, encoding: 'utf8'});
  run('mod', 'download', module);
  return run('list', '-mod=mod', '-m', '-f', '{{.Dir}}', module).trim();
}
