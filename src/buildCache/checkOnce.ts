import fs from 'node:fs';
import path from 'node:path';
import {cachedFile} from './cached';

/** Passed checks of so many inputs are remembered. */
const REMEMBERED = 20;

/**
 * Runs a check, unless it has passed before with the same inputs and code.
 *
 * @param folder remembers what passed
 * @param key the inputs and the code: everything that decides the result
 * @throws what the check throws
 */
export function checkOnce(folder: string, key: readonly string[], check: () => void): void {
  const passed = cachedFile(folder, key);
  if (fs.existsSync(passed)) return;
  check();
  fs.mkdirSync(folder, {recursive: true});
  const others = fs.readdirSync(folder);
  if (others.length >= REMEMBERED)
    for (const name of others) fs.rmSync(path.join(folder, name), {force: true});
  fs.writeFileSync(passed, '');
}

/** Names and contents of what is in folders, for keys; of a folder that does not exist, none. */
export function contentsOf(folders: readonly string[]): string[] {
  return folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
        const file = path.join(folder, entry.name);
        return [file, entry.isFile() ? fs.readFileSync(file, 'utf8') : ''];
      }),
    );
}
