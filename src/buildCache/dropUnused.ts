import fs from 'node:fs/promises';
import path from 'node:path';

/** What no build has used for this long is deleted. */
const KEPT_MS = 14 * 24 * 3600 * 1000;

/** Says that a build has used a file of a cache. */
export async function markUsed(file: string): Promise<void> {
  const now = new Date();
  await fs.utimes(file, now, now);
}

/** Deletes the files of a cache that no build has used for two weeks. */
export async function dropUnused(cache: string): Promise<void> {
  const oldest = Date.now() - KEPT_MS;
  const names = await fs.readdir(cache).catch(() => []);
  for (const name of names) {
    const file = path.join(cache, name);
    const {mtimeMs} = await fs.stat(file);
    if (mtimeMs < oldest) await fs.rm(file, {force: true});
  }
}
