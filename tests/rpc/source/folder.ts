import {execFileSync} from 'node:child_process';
import {BSC_MODULE, goEnvironment} from '../nodes/program';

/** Go's source folder of the node that the reference describes; downloaded if necessary. */
export function sourceFolder(): string {
  const module = 'github.com/ethereum/go-ethereum';
  const run = (...args: string[]) =>
    execFileSync('go', args, {cwd: BSC_MODULE, env: goEnvironment, encoding: 'utf8'});
  run('mod', 'download', module);
  return run('list', '-mod=mod', '-m', '-f', '{{.Dir}}', module).trim();
}
