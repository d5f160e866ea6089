import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Digest of code that makes what a cache stores: part of its keys.
 *
 * @param folders of the code, without their subfolders
 * @param packages names of installed packages that it uses
 */
export function codeDigest(
  siteDir: string,
  folders: readonly string[],
  packages: readonly string[],
): string {
  const hash = createHash('sha256').update(process.version);
  const add = (file: string) => hash.update(`\n${file}\n`).update(fs.readFileSync(file));
  for (const name of packages) add(path.join(siteDir, 'node_modules', name, 'package.json'));
  for (const folder of folders)
    for (const entry of fs.readdirSync(folder, {withFileTypes: true}))
      if (entry.isFile()) add(path.join(folder, entry.name));
  return hash.digest('hex');
}
