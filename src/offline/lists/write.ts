import {createHash, type Hash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {
  DIGEST_LENGTH,
  FOLDER,
  FORMAT,
  OVERVIEW,
  type FileList,
  type ListedFile,
  type Offered,
} from '../formats';
import {indexVersion, ownersOf, type OfflineFacts, type VersionFacts} from './owners';

/** Files by version name, each with the addresses that a reader asks for. */
type Lists = Map<string, ListedFile[]>;

const hex = (hash: Hash): string => hash.digest('hex');

/** Reads a file as a stream: downloads can be large. */
async function digestOf(file: string): Promise<{bytes: number; digest: string}> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(file), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
    }
  });
  return {bytes, digest: hex(hash).slice(0, DIGEST_LENGTH)};
}

/** The address of a file: a page has that of its folder, with or without the final slash as the site has it. */
export function addressOf(file: string, pages: ReadonlySet<string>): string {
  if (file === 'index.html') return '';
  if (!file.endsWith('/index.html')) return encodeURI(file);
  const folder = file.slice(0, -'index.html'.length);
  return encodeURI(pages.has(folder) ? folder : folder.slice(0, -1));
}

async function readIndexes(
  siteDir: string,
  files: readonly string[],
): Promise<Map<string, string>> {
  const indexes = new Map<string, string>();
  for (const file of files) {
    const version = indexVersion(file);
    if (version === undefined) continue;
    const text = await fs.readFile(path.join(siteDir, file), 'utf8');
    indexes.set(version, `${indexes.get(version) ?? ''}${text}`);
  }
  return indexes;
}

async function collect(
  siteDir: string,
  files: readonly string[],
  pages: ReadonlySet<string>,
  facts: OfflineFacts,
): Promise<Lists> {
  const indexes = await readIndexes(siteDir, files);
  const lists: Lists = new Map(facts.versions.map(({name}) => [name, []]));
  for (const file of files) {
    const owners = ownersOf(file, facts, indexes);
    if (owners.length === 0) continue;
    const {bytes, digest} = await digestOf(path.join(siteDir, file));
    for (const owner of owners) lists.get(owner)?.push([addressOf(file, pages), bytes, digest]);
  }
  return lists;
}

const idOf = (content: unknown): string =>
  hex(createHash('sha256').update(JSON.stringify(content))).slice(0, 16);

function listOf(version: VersionFacts, files: readonly ListedFile[], deploy: string): FileList {
  return {
    format: FORMAT,
    version: version.name,
    label: version.label,
    home: version.path === '' ? '' : `${version.path}/`,
    id: idOf(files),
    deploy,
    bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    count: files.length,
    files,
  };
}

/**
 * Writes what readers can save: for each version the list of its files, with size and digest of each as it will be served,
 * and an overview. Nobody requests them before they are asked for.
 *
 * @param siteDir folder of the finished site
 * @param files all files below it, as absolute paths
 * @param pages addresses of the pages below the base URL
 * @returns the files that were written
 */
export async function writeLists(
  siteDir: string,
  files: readonly string[],
  pages: ReadonlySet<string>,
  facts: OfflineFacts,
): Promise<string[]> {
  const names = files.map((file) => path.relative(siteDir, file).split(path.sep).join('/')).sort();
  const collected = await collect(siteDir, names, pages, facts);
  const deploy = idOf([...collected]);
  const lists = facts.versions.map((version) => ({
    address: `${FOLDER}/${version.folder}.json`,
    list: listOf(version, collected.get(version.name) ?? [], deploy),
  }));
  const versions = lists.map(({address, list: {format: _, files: __, ...edition}}): Offered => ({
    ...edition,
    list: address,
  }));
  const contents = new Map<string, unknown>([
    [OVERVIEW, {format: FORMAT, versions}],
    ...lists.map(({address, list}) => [address, list] as const),
  ]);
  await fs.mkdir(path.join(siteDir, FOLDER), {recursive: true});
  const written: string[] = [];
  for (const [address, content] of contents) {
    const file = path.join(siteDir, address);
    await fs.writeFile(file, `${JSON.stringify(content)}\n`);
    written.push(file);
  }
  return written;
}
