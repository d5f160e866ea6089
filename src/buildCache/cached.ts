import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {markUsed} from './dropUnused';

/** Path of the file of a key, whether it exists or not. */
export function cachedFile(folder: string, key: readonly string[]): string {
  const name = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
  return path.join(folder, name);
}

/**
 * Content that is generated once per key and cached in a folder. Keys are hashed together with everything else that
 * affects the content. What no build uses is deleted by `dropUnused`, which the owner of the folder calls.
 *
 * @returns path of the file that has it
 */
export async function cached(
  folder: string,
  key: readonly string[],
  make: () => Promise<Buffer | string>,
): Promise<string> {
  const file = cachedFile(folder, key);
  if (fs.existsSync(file)) {
    await markUsed(file);
    return file;
  }
  const content = await make();
  fs.mkdirSync(folder, {recursive: true});
  // Written to a temporary file and renamed, so that an interrupted build leaves no partial content.
  const unfinished = `${file}.${String(process.pid)}`;
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
  return file;
}
