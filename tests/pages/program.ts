import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pageFolder} from './pageFiles';
import {blocksOf, type Page} from './pages';

/** Default time limit of one step of a program, in milliseconds. */
const DEFAULT_TIMEOUT = 20_000;

/** A file of a page that runs as a separate program. */
export interface Program {
  /** Waits for matching output. Fails when it exits before, or after so many milliseconds. */
  printed(pattern: RegExp, timeout?: number): Promise<RegExpExecArray>;
  /** Waits for its end; returns the exit code and all output. */
  ended(): Promise<{code: number | null; output: string}>;
  stop(): Promise<void>;
}

/** Commands for files of a page, by extension. */
const RUNNERS: Readonly<Record<string, readonly [command: string, ...options: string[]]>> = {
  '.ts': [process.execPath, '--import', 'tsx'],
  '.py': ['python3', '-u'],
};

/**
 * Starts a file of a page by its title, in a project set up as on the pages. `edit` applies a reader's changes, such as
 * the start height.
 */
export function start(
  page: Page,
  title: string,
  env: NodeJS.ProcessEnv = {},
  edit: (program: string) => string = (program) => program,
): Program {
  const block = blocksOf(page).find((candidate) => candidate.title === title);
  if (!block) throw new Error(`${page.file} has no block with the title ${title}`);
  const folder = pageFolder(`program-${path.parse(title).name}`, page);
  fs.mkdirSync(folder, {recursive: true});
  const file = path.join(folder, title);
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}\n');
  fs.writeFileSync(file, `${edit(block.value)}\n`);

  const [command, ...options] = RUNNERS[path.extname(title)] ?? [];
  if (command === undefined) throw new Error(`${title}: nothing here runs such a file`);
  const child = spawn(command, [...options, file], {
    cwd: folder,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    waiting.forEach((check) => check());
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const end = new Promise<number | null>((resolve) => child.once('close', resolve));

  return {
    printed: (pattern, timeout = DEFAULT_TIMEOUT) =>
      new Promise((resolve, reject) => {
        const fail = (why: string): void => {
          reject(new Error(`${title} ${why} before it printed ${pattern}:\n${output}`));
        };
        const deadline = setTimeout(() => fail('took too long'), timeout);
        const check = (): void => {
          const found = pattern.exec(output);
          if (!found) return;
          clearTimeout(deadline);
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
        void end.then(() => fail('ended'));
      }),
    ended: async () => ({code: await end, output}),
    async stop() {
      child.kill();
      await end;
    },
  };
}
