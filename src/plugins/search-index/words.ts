import fs from 'node:fs';
import path from 'node:path';
import {ProfileError} from '../../profile/fault';
import {dataFolder} from '../../profile/load';
import {isRecord} from '../../profile/parameter';
import {readJson} from '../../profile/readJson';
import type {ExtractedPage} from '../../search/extract';
import {urlOf} from '../../search/records';

/** Words by address within the version: `/staking/overview#risks`. */
export type SearchWords = Readonly<Record<string, string>>;

/** File in which authors of a version note readers' words for the subject of a section. */
export function wordsFile(version: string): string {
  return path.posix.join(dataFolder(version), 'search-words.json');
}

function checked(file: string, data: unknown): SearchWords {
  const entries = isRecord(data) ? Object.entries(data) : [['', data] as const];
  const faults = entries.flatMap(([at, words]) =>
    typeof words === 'string' && at.startsWith('/')
      ? []
      : [
          {
            at,
            expected: 'the address of a section and its words, "/page#section": "word word"',
            found: JSON.stringify(words),
            fix: 'begin the address with a slash, without the version, and write the words as one text',
          },
        ],
  );
  if (faults.length > 0) throw new ProfileError(file, faults);
  return data as SearchWords;
}

/**
 * Reads a version's words; a version without the file has none.
 *
 * @throws ProfileError for a file that is not a table of texts by address
 */
function readWords(siteDir: string, version: string): SearchWords {
  const file = wordsFile(version);
  return fs.existsSync(path.join(siteDir, file)) ? checked(file, readJson(siteDir, file)) : {};
}

/** A version, with the sources of its pages where they are known. */
interface WordedVersion {
  readonly versionName: string;
  readonly path: string;
  readonly docs?: readonly {readonly permalink: string; readonly source: string}[];
}

/** Whether a section is in the source of its page: then this network's profile leaves it out, such as that of a testnet. */
function isLeftOut(siteDir: string, version: WordedVersion, address: string): boolean {
  const [page = '', fragment] = address.split('#');
  const permalink = version.path.replace(/\/$/u, '') + page;
  const source = version.docs?.find((doc) => doc.permalink === permalink)?.source;
  if (fragment === undefined || source === undefined) return false;
  return fs.readFileSync(source.replace(/^@site/u, siteDir), 'utf8').includes(`{#${fragment}}`);
}

/** Pages with their authors' words, and messages about addresses that do not exist. */
export function addWords(
  siteDir: string,
  versions: readonly WordedVersion[],
  pages: readonly ExtractedPage[],
): {pages: ExtractedPage[]; faults: string[]} {
  const roots = new Map(versions.map((version) => [version.versionName, version.path]));
  const tables = new Map(
    versions.map(({versionName}) => [versionName, readWords(siteDir, versionName)]),
  );
  const known = new Map(versions.map(({versionName}) => [versionName, new Set<string>()]));
  const worded = pages.map((extracted) => {
    const {page, version} = extracted;
    const words = tables.get(version) ?? {};
    const root = (roots.get(version) ?? '').replace(/\/$/u, '');
    const own = page.path.slice(root.length) || '/';
    const sections = page.sections.map((section) => {
      const address = urlOf({...page, path: own}, section);
      known.get(version)?.add(address);
      const found = words[address];
      return found === undefined ? section : {...section, words: found};
    });
    return {...extracted, page: {...page, sections}};
  });
  const faults = versions.flatMap((version) => {
    const {versionName: name} = version;
    return Object.keys(tables.get(name) ?? {})
      .filter((address) => !known.get(name)?.has(address) && !isLeftOut(siteDir, version, address))
      .map(
        (address) =>
          `${wordsFile(name)}: ${address}: expected the address of a page or section of version ${name}, found none there; correct the address or take the line out`,
      );
  });
  return {pages: worded, faults};
}
