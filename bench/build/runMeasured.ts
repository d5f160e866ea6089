import {spawn} from 'node:child_process';
import {readdir, readFile} from 'node:fs/promises';

/** Result of a measured command. */
export interface Run {
  /** Wall-clock time. */
  readonly seconds: number;
  /** Peak memory of all its processes together; 0 where `/proc` is not available. */
  readonly megabytes: number;
}

/** Interval of memory samples, in milliseconds. */
const SAMPLE_INTERVAL_MS = 100;

async function statOf(pid: string): Promise<{parent: string; bytes: number} | undefined> {
  try {
    const text = await readFile(`/proc/${pid}/status`, 'utf8');
    const parent = /^PPid:\s*(\d+)/mu.exec(text)?.[1] ?? '';
    return {parent, bytes: Number(/^VmRSS:\s*(\d+)/mu.exec(text)?.[1] ?? 0) * 1024};
  } catch {
    // The process has ended, or the system has no /proc.
    return undefined;
  }
}

/** Memory of a process and its descendants, in bytes. */
async function memoryOf(root: string): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/u.test(name));
  const stats = new Map<string, {parent: string; bytes: number}>();
  for (const pid of pids) {
    const stat = await statOf(pid);
    if (stat) stats.set(pid, stat);
  }
  const belongs = (pid: string): boolean =>
    pid === root || (stats.has(pid) && pid !== '1' && belongs(stats.get(pid)?.parent ?? '1'));
  let total = 0;
  for (const [pid, {bytes}] of stats) if (belongs(pid)) total += bytes;
  return total;
}

/**
 * Runs a command and measures it.
 *
 * @throws when it fails, with what it printed
 */
export function runMeasured(command: readonly string[], cwd: string): Promise<Run> {
  const [program = '', ...rest] = command;
  const started = performance.now();
  const child = spawn(program, rest, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      CI: '1',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  let highest = 0;
  const look = setInterval(() => {
    void memoryOf(String(child.pid)).then((bytes) => (highest = Math.max(highest, bytes)));
  }, SAMPLE_INTERVAL_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(look);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({seconds, megabytes: highest / 1e6});
      else
        reject(new Error(`${command.join(' ')} in ${cwd} ended with ${String(code)}:\n${output}`));
    });
  });
}
