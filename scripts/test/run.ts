import {spawn} from 'node:child_process';

/** What a command printed, and its exit code. */
export interface Run {
  code: number;
  output: string;
}

/** Runs a program without input, shows what it prints, and keeps it. */
export function run(command: string, args: readonly string[]): Promise<Run> {
  console.log(`\n> ${[command, ...args].join(' ')}\n`);
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  child.stderr.pipe(process.stderr, {end: false});
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({code: code ?? 1, output}));
  });
}
