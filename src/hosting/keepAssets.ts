import fs from 'node:fs/promises';
import path from 'node:path';

const ASSETS = 'assets';

/** Says of files that were kept on which day the site last used them. Lies beside them, for the next deploy. */
const RECORD = 'kept-assets.json';

/** Paths below `assets`, and the day (`YYYY-MM-DD`) on which a build last had them. */
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
 * Copies the hashed files of the deploy before into a new build, so that pages which readers opened before a
 * deploy still find their code after it. Files whose last use is long ago are left behind. May run twice.
 *
 * @param previous - folder of the deploy before, as it was published
 * @param build - folder of the new build
 * @param today - `YYYY-MM-DD`
 * @param days - how long a file is kept after the last build that had it
 * @returns how many files were copied and left behind
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
    // What the deploy before did not only keep but use was in use until today.
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
