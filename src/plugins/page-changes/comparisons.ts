import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PageChange} from '../../changes/types';
import {dataFolder} from '../../profile/load';
import {readJson} from '../../profile/readJson';
import {COMPILING_CODE} from '../network-profile/compilingCode';

/** A comparison that nothing has asked for in as many days is removed. */
const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
}

/** Digest of all that comparisons depend on apart from the pages: the data of all versions, and the code that reads and compares. */
export function circumstances(siteDir: string): string {
  const hash = createHash('sha256');
  const versions = readJson(siteDir, 'versions.json') as readonly string[];
  const folders = [
    ...COMPILING_CODE,
    ...['current', ...versions].map((version) => dataFolder(version)),
  ];
  const files = folders.flatMap((folder) => filesIn(path.join(siteDir, folder)));
  for (const file of [...files, path.join(siteDir, 'versions.json')]) {
    const content = fs.readFileSync(file);
    hash.update(`${path.relative(siteDir, file)} ${content.length}\n`).update(content);
  }
  // Packages: this file changes with every installation.
  const installed = path.join(siteDir, 'node_modules/.package-lock.json');
  if (fs.existsSync(installed)) hash.update(fs.readFileSync(installed));
  return hash.digest('hex');
}

function known(file: string): PageChange | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as PageChange;
  } catch {
    return undefined;
  }
}

/** Another process may read it meanwhile. */
function save(file: string, change: PageChange): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const part = `${file}.${process.pid}`;
  fs.writeFileSync(part, JSON.stringify(change));
  fs.renameSync(part, file);
}

/**
 * Keeps comparisons of pages from one build to the next.
 *
 * @param folder for the files
 * @param state digest of what all comparisons depend on
 * @returns a function of what one comparison depends on besides, and of what makes it
 */
export function keptComparisons(folder: string, state: string) {
  return async (
    parts: readonly string[],
    compare: () => Promise<PageChange>,
  ): Promise<PageChange> => {
    const key = createHash('sha256')
      .update(JSON.stringify([state, ...parts]))
      .digest('hex');
    const file = path.join(folder, `${key}.json`);
    const before = known(file);
    if (before) {
      const now = new Date();
      fs.utimesSync(file, now, now);
      return before;
    }
    const change = await compare();
    save(file, change);
    return change;
  };
}

/** Removes comparisons that nothing has asked for in a while. */
export function removeOldComparisons(folder: string, now: number): void {
  for (const file of filesIn(folder))
    if (now - fs.statSync(file).mtimeMs > KEPT_DAYS * DAY_MS) fs.rmSync(file, {force: true});
}
