import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {useOf} from '../processes';

/** A development server that is measured, in a folder of temporary files of its own. */
export class MeasuredServer {
  private readonly child: ChildProcess;
  /** Temporary files; pass them on for a warm start. */
  readonly temporary: string;

  constructor(command: readonly string[], cwd: string, temporary?: string) {
    this.temporary = temporary ?? mkdtempSync(path.join(tmpdir(), 'bench-development-'));
    const [program = '', ...rest] = command;
    this.child = spawn(program, rest, {
      cwd,
      stdio: process.env.VERBOSE ? 'inherit' : 'ignore',
      detached: true,
      env: {...process.env, BROWSER: 'none', TMPDIR: this.temporary, NO_UPDATE_NOTIFIER: '1'},
    });
    this.child.once('exit', (code) => {
      if (code !== null && code !== 0) throw new Error(`${cwd}: npm start has ended: ${code}.`);
    });
  }

  /** Seconds of processor time of the server and its processes; 0 where `/proc` is not available. */
  cpu(): number {
    return useOf(this.child.pid).processor;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.child.removeAllListeners('exit');
      this.child.once('exit', () => {
        resolve();
      });
      if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGTERM');
    });
  }
}
