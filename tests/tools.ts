import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import tools from './tools.json';

/** A program that tests need and npm does not install. `tools.json` lists them. */
export interface Tool {
  name: string;
  /** Its command. */
  command: string;
  /** Debian packages that contain it, separated by spaces. */
  debian: string;
  /** Parts of the test command that need it (scripts/test/parts.ts). */
  parts: string[];
  /** What is skipped without it. */
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

/** Path of a program on the search path, or in Debian's folder for servers, if it exists. */
export function findProgram(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, command)).find(isProgram);
}

/** The tools that are missing on this machine. */
export function missingTools(): Tool[] {
  return tools.filter((tool) => findProgram(tool.command) === undefined);
}
