import fs from 'node:fs/promises';
import path from 'node:path';

const ASSETS = 'assets';

/** Records on which day the site last used the kept files. Stored next to them, for the next deploy. */
const RECORD = 'kept-assets.json';

/** Paths below `assets`, and the day (`YYYY-MM-DD`) on which a build last contained them. */
type Kept = Record<string, string>;

async function assetsOf(siteDir: string): Promise<string[]> {
  const folder = path.join(siteDir, ASSETS);
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function recordOf(siteDir: string): Promise<Kept> {
  const text = await fs.readFile(path.join(siteDir, RECORD), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Kept;
}

/**
 * Copies the hashed files of the previous deploy into a new build, so that pages that were opened before a deploy still
 * find their code. Drops files that have not been used for long. Can be repeated.
 *
 * @param previous - folder of the previous deploy, as published
 * @param build - folder of the new build
 * @param today - `YYYY-MM-DD`
 * @param days - how long a file is kept after the last build that contained it
 * @returns how many files were copied and dropped
 * @throws when one of the folders has no assets
 */
export async function keepAssets(
  previous: string,
  build: string,
  today: string,
  days: number,
): Promise<{kept: number; dropped: number}> {
  const [old, own, record] = await Promise.all([
    assetsOf(previous),
    assetsOf(build),
    recordOf(previous),
  ]);
  const already = await recordOf(build);
  const current = new Set(own.filter((file) => !(file in already)));
  const kept: Kept = {};
  let dropped = 0;
  for (const file of old.filter((name) => !current.has(name))) {
    // Files that the previous deploy itself used were in use until today.
    const lastUsed = record[file] ?? today;
    const age = (Date.parse(today) - Date.parse(lastUsed)) / 86_400_000;
    if (age > days) {
      dropped += 1;
      continue;
    }
    const target = path.join(build, ASSETS, file);
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.copyFile(path.join(previous, ASSETS, file), target);
    kept[file] = lastUsed;
  }
  await fs.writeFile(path.join(build, RECORD), `${JSON.stringify(kept, null, 1)}\n`);
  return {kept: Object.keys(kept).length, dropped};
}
