import {spawn} from 'node:child_process';
import {useOf} from '../processes';

/** Result of a measured command. */
export interface Run {
  /** Wall-clock time. */
  readonly seconds: number;
  /** Processor time of all its processes together, in seconds; 0 where `/proc` is not available. */
  readonly processor: number;
  /** Peak memory of all its processes together; 0 where `/proc` is not available. */
  readonly megabytes: number;
}

/** Interval of samples, in milliseconds. */
const SAMPLE_INTERVAL_MS = 100;

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
  let processor = 0;
  const look = setInterval(() => {
    const use = useOf(child.pid);
    highest = Math.max(highest, use.bytes);
    processor = Math.max(processor, use.processor);
  }, SAMPLE_INTERVAL_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(look);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({seconds, processor, megabytes: highest / 1e6});
      else
        reject(new Error(`${command.join(' ')} in ${cwd} ended with ${String(code)}:\n${output}`));
    });
  });
}
