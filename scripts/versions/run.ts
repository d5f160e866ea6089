import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {docusaurusCommand} from '../../src/docusaurus-patches/quick-config/command';

/** Runs a script of the project. @throws when it fails; it has said why */
function node(...args: string[]): void {
  const {status} = spawnSync(process.execPath, args, {stdio: 'inherit'});
  if (status !== 0)
    throw new Error(`Failed: ${args.filter((arg) => !arg.startsWith('-')).join(' ')}`);
}

/** Checks links, labels, redirects and size of all versions, by the present configuration. @throws when something is wrong */
export function checkVersions(): void {
  node('--import', 'tsx', 'scripts/versions/check.ts');
}

/** Runs a command of Docusaurus. */
export function docusaurus(...args: string[]): void {
  node(...docusaurusCommand(process.cwd()), ...args);
}

/** Names of the released versions, the latest first. */
export function readVersions(): string[] {
  return JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
}

/** A data file; undefined if there is none. */
export function readData(file: string): unknown {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;
}

/** Writes a data file as JSON, indented as the others. */
export function writeData(file: string, data: unknown): void {
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

/** Runs a command of the terminal: an error is a message, not a stack trace. */
export function command(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
