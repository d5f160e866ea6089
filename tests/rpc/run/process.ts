import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';

/** A background program. */
export interface Running {
  /** Waits for matching output, and returns the match. */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();

// An aborted run leaves no processes behind.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program and stores its output. */
export function start(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Running {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
  running.add(child);
  let output = '';
  let looks: (() => void)[] = [];
  const look = () => {
    const all = looks;
    looks = [];
    for (const each of all) each();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      look();
    });
  }
  const ended = once(child, 'exit').finally(() => {
    running.delete(child);
    look();
  });
  return {
    printed: async (pattern) => {
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match;
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(
            `${command} ended without printing ${String(pattern)}:\n${output.slice(-2000)}`,
          );
        await new Promise<void>((resolve) => looks.push(resolve));
      }
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
        await ended;
        clearTimeout(late);
      }
    },
  };
}
