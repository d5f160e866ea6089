import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import tools from './tools.json';

/** A program that tests run and that npm does not install. `tools.json` lists them. */
export interface Tool {
  name: string;
  /** What is typed to run it. */
  command: string;
  /** Debian's packages that have it, separated by spaces. */
  debian: string;
  /** Parts of the test command that run it (scripts/test/parts.ts). */
  parts: string[];
  /** What is left out where it is missing. */
  neededFor: string;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a program lies on the search path, or where Debian keeps servers, if it does. */
export function findProgram(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, command)).find(isProgram);
}

/** The tools that this machine lacks. */
export function missingTools(): Tool[] {
  return tools.filter((tool) => findProgram(tool.command) === undefined);
}
