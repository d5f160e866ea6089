import {readdirSync, readFileSync} from 'node:fs';

/** The kernel's clock ticks a second, in which `/proc` counts processor time. */
const TICKS = 100;

/** What a process and its descendants use. */
export interface Use {
  /** Seconds of processor time, in programs and in the kernel, with that of descendants that have ended. */
  readonly processor: number;
  /** Memory, in bytes. */
  readonly bytes: number;
}

function statOf(pid: string): (Use & {readonly parent: string}) | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return {
      parent: fields[1] ?? '',
      processor: ticks / TICKS,
      bytes: Number(/^VmRSS:\s*(\d+)/mu.exec(status)?.[1] ?? 0) * 1024,
    };
  } catch {
    // The process has ended.
    return undefined;
  }
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  } catch {
    return [];
  }
}

/** What a process and its descendants use now; nothing where `/proc` is not available. */
export function useOf(root: number | undefined): Use {
  const stats = new Map(processes().map((pid) => [pid, statOf(pid)]));
  const belongs = (pid: string): boolean =>
    pid === String(root) || (pid !== '1' && belongs(stats.get(pid)?.parent ?? '1'));
  const own = [...stats].filter(([pid, stat]) => stat && belongs(pid)).map(([, stat]) => stat);
  return {
    processor: own.reduce((sum, stat) => sum + (stat?.processor ?? 0), 0),
    bytes: own.reduce((sum, stat) => sum + (stat?.bytes ?? 0), 0),
  };
}
