import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The kernel's clock ticks a second, in which `/proc` counts processor time. */
const TICKS = 100;

interface Stat {
  readonly parent: string;
  readonly ticks: number;
}

function statOf(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Its own time and that of children that have ended, in programs and in the kernel.
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return {parent: fields[1] ?? '', ticks};
  } catch {
    return undefined;
  }
}

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
    const root = String(this.child.pid);
    const stats = new Map<string, Stat>();
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/u.test(name))) {
      const stat = statOf(pid);
      if (stat) stats.set(pid, stat);
    }
    const belongs = (pid: string): boolean =>
      pid === root || (stats.has(pid) && pid !== '1' && belongs(stats.get(pid)?.parent ?? '1'));
    let ticks = 0;
    for (const [pid, stat] of stats) if (belongs(pid)) ticks += stat.ticks;
    return ticks / TICKS;
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
