import {spawn} from 'node:child_process';

/** Output and exit code of a command. */
export interface Run {
  code: number;
  output: string;
}

interface Options {
  /** Runs in parallel with another program: output is printed at the end, so that the two do not mix. */
  readonly parallel?: boolean;
}

/** Runs a program without input, prints its output and how long it took, and returns the output. */
export function run(
  command: string,
  args: readonly string[],
  {parallel = false}: Options = {},
): Promise<Run> {
  const title = `\n> ${[command, ...args].join(' ')}\n`;
  if (!parallel) console.log(title);
  const begun = performance.now();
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (!parallel) process.stdout.write(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    if (!parallel) process.stderr.write(text);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (parallel) console.log(`${title}\n${errors}${output}`);
      const seconds = Math.round((performance.now() - begun) / 1000);
      console.log(`\n${[command, ...args].join(' ')}: ${seconds} s`);
      resolve({code: code ?? 1, output});
    });
  });
}
