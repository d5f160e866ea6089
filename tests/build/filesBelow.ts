import {readdirSync} from 'node:fs';
import path from 'node:path';

/** All files below folders, including hidden ones. */
export function* filesBelow(...folders: string[]): Generator<string> {
  for (const folder of folders) {
    const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
    for (const entry of entries) if (entry.isFile()) yield path.join(entry.parentPath, entry.name);
  }
}
