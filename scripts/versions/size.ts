import fs from 'node:fs';
import path from 'node:path';
import {MOST_VERSIONS, VERSION_BYTES} from '../../bench/budgets';

/** Bytes of the files of a folder. */
export function bytesOf(folder: string): number {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** What is too large: a version, or their number. @param sizes bytes of each released version */
export function sizeFaults(sizes: Readonly<Record<string, number>>): string[] {
  const names = Object.keys(sizes);
  return [
    ...(names.length > MOST_VERSIONS
      ? [
          `${names.length} released versions, expected at most ${MOST_VERSIONS}: each costs build time. Remove one: npm run docs:retire -- ${names.at(-1) ?? ''}`,
        ]
      : []),
    ...Object.entries(sizes)
      .filter(([, bytes]) => bytes > VERSION_BYTES)
      .map(
        ([name, bytes]) =>
          `Version ${name} has ${bytes} bytes of sources, expected at most ${VERSION_BYTES}.`,
      ),
  ];
}
