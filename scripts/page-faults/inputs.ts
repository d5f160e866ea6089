import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {withSlashes} from '../../src/profile/sitePath';

/** What reads pages; of the installed packages, the lock file. */
const CODE = [
  'docusaurus.config.ts',
  'package-lock.json',
  'versions.json',
  'src',
  'scripts/page-faults',
] as const;

/** Folders of pages, with the data that pages show. */
const CONTENT = ['docs', 'versioned_docs'] as const;

/** Folder of files that pages refer to: only their names matter. */
const REFERRED = 'static';

/** Variables of the environment that docusaurus.config.ts reads, and that of the folder of generated images. */
export const ENVIRONMENT = [
  'DOCUSAURUS_GENERATED_FILES_DIR_NAME',
  'KITCHEN_SINK',
  'NODE_ENV',
  'OFFLINE',
] as const;

/** A page of its own, not a part that other pages include. */
const isPage = (file: string): boolean => /\.mdx?$/u.test(file) && !/(?:^|\/)_/u.test(file);

/** Files in or at a place, from the site's folder. */
function filesAt(siteDir: string, place: string): string[] {
  const full = path.join(siteDir, place);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [place];
  return readdirSync(full, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(path.relative(siteDir, path.join(entry.parentPath, entry.name))))
    .sort();
}

/** Digest of a file. */
export function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/**
 * Digest of everything that decides what is to say of a page, besides its own text: the code, the data of all versions,
 * parts of pages, the names of all files that pages may refer to, the environment.
 */
export function inputsDigest(siteDir: string, environment: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  const add = (...words: readonly string[]) => hash.update(`${JSON.stringify(words)}\n`);
  const digest = (file: string) => digestOf(readFileSync(path.join(siteDir, file)));
  add(process.version, ...ENVIRONMENT.map((name) => environment[name] ?? ''));
  add(...filesAt(siteDir, REFERRED));
  for (const place of CODE) for (const file of filesAt(siteDir, place)) add(file, digest(file));
  for (const place of CONTENT)
    for (const file of filesAt(siteDir, place)) add(file, isPage(file) ? '' : digest(file));
  return hash.digest('hex').slice(0, 32);
}
