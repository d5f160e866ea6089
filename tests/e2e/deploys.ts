import {cp, mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {OFFLINE_FACTS_FILE} from '@site/src/offline/lists/factsFile';
import type {OfflineFacts} from '@site/src/offline/lists/owners';
import {writeLists} from '@site/src/offline/lists/write';
import {FACTS_FILE} from '@site/src/hosting/factsFile';
import {RULES_FILE} from '@site/src/hosting/finish';
import type {Rules, SiteFacts} from '@site/src/hosting/rules';

/** A script or style with a hash in its name. */
const HASHED = /^(?<start>.*\.)(?<hash>[0-9a-f]{8})(?<end>\.(?:js|css))$/u;

const isText = (file: string): boolean => /\.(?:html|js|css|json)$/u.test(file);

/** Checked by what reads it: the search index, whose names are of its content. */
const BY_CONTENT = /[\\/]search-index[\\/]docs|[\\/]assets[\\/]search[\\/]/u;

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function readJson<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T;
}

/** The names of scripts and styles get other hashes, also where they are mentioned. */
async function renameAssets(site: string, mark: string): Promise<void> {
  const files = (await filesOf(site)).filter(isText);
  const hashes = new Map<string, string>();
  for (const file of files) {
    const {hash} = HASHED.exec(path.basename(file))?.groups ?? {};
    if (hash !== undefined) hashes.set(hash, mark + hash.slice(1));
  }
  // Of each deploy its own length.
  const own = '\n'.repeat(Number.parseInt(mark, 16) - 9);
  const known = new RegExp([...hashes.keys()].join('|'), 'gu');
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const renamed = text.replace(known, (hash) => hashes.get(hash) ?? hash);
    // Equal content would be copied from one deploy's copy to the next one's.
    await writeFile(file, BY_CONTENT.test(file) ? renamed : renamed + own);
    const {start = '', hash = '', end = ''} = HASHED.exec(path.basename(file))?.groups ?? {};
    const next = hashes.get(hash);
    if (next !== undefined) await rename(file, path.join(path.dirname(file), start + next + end));
  }
}

/**
 * Another build of the site, without building: every script, style and data file is new under another name or with other
 * bytes, and nothing is kept of the build before. Responses name the deploy in the header `X-Deploy`.
 *
 * @param mark a digit from a to f
 */
export async function makeDeploy(
  {built, generated}: {readonly built: string; readonly generated: string},
  target: string,
  mark: string,
): Promise<string> {
  const site = path.join(target, mark);
  await rm(site, {recursive: true, force: true});
  await mkdir(`${site}-hosting`, {recursive: true});
  await cp(built, site, {recursive: true, filter: (file) => !/\.(?:br|gz)$/u.test(file)});
  await rm(path.join(site, 'offline'), {recursive: true, force: true});
  await renameAssets(site, mark);
  const rules = await readJson<Rules>(`${built}-hosting`, RULES_FILE);
  const marked = {...rules, headers: {...rules.headers, 'X-Deploy': mark}};
  await writeFile(path.join(`${site}-hosting`, RULES_FILE), JSON.stringify(marked));
  const {pages} = await readJson<SiteFacts>(generated, FACTS_FILE);
  const facts = await readJson<OfflineFacts>(generated, OFFLINE_FACTS_FILE);
  const addresses = new Set(pages.map((page) => page.slice(1)));
  await writeLists(site, await filesOf(site), addresses, facts);
  return site;
}
