import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {laterOf, sinceOf, type PageNote} from '../../changes/pageNote';
import {pagesFolder, type SiteChanges} from '../../changes/site';
import {neighboursOf} from '../../changes/versions';
import {versionOf} from '../../profile/load';
import {sitePath} from '../../profile/sitePath';
import {siteChanges} from './siteChanges';

/** A page within its version: `staking/overview`; undefined for what is no published page. */
export function pageOf(siteDir: string, file: string): string | undefined {
  const folder = pagesFolder(versionOf(siteDir, file));
  const page = path.posix.relative(folder, sitePath(siteDir, file)).replace(/\.mdx?$/u, '');
  return /(?:^|\/)[._]/u.test(page) ? undefined : page;
}

async function sinceOlder(changes: SiteChanges, page: string, older: string, version: string) {
  const since = sinceOf(older, await changes.page(page, older, version));
  const former = changes.formerOf(page, older, version);
  return since && former !== page ? {...since, page: former} : since;
}

async function laterNewer(changes: SiteChanges, page: string, version: string, newer: string) {
  const successor = changes.successorOf(page, newer);
  const later = laterOf(newer, await changes.page(successor, version, newer));
  return later && successor !== page ? {...later, page: successor} : later;
}

/** What a page says about the versions before and after its own; undefined where nothing differs. */
async function noteOf(
  siteDir: string,
  released: readonly string[],
  file: string,
): Promise<PageNote | undefined> {
  const page = pageOf(siteDir, file);
  if (page === undefined) return undefined;
  const version = versionOf(siteDir, file);
  const {older, newer} = neighboursOf(released, version);
  const changes = siteChanges(siteDir);
  const since = older === undefined ? undefined : await sinceOlder(changes, page, older, version);
  const later = newer === undefined ? undefined : await laterNewer(changes, page, version, newer);
  return since || later ? {...(since && {since}), ...(later && {later})} : undefined;
}

/**
 * Front matter with the field `changes` where a page differs from the versions beside its own. It is the one part of a
 * page's metadata that the site may add to.
 */
export async function withNote(
  siteDir: string,
  released: readonly string[],
  {filePath}: Pick<Parameters<ParseFrontMatter>[0], 'filePath'>,
  reading: ReturnType<ParseFrontMatter>,
): ReturnType<ParseFrontMatter> {
  const read = await reading;
  // A page that cannot be read reports its faults where it is compiled, in either version.
  const note = await noteOf(siteDir, released, filePath).catch(() => undefined);
  return note ? {...read, frontMatter: {...read.frontMatter, changes: note}} : read;
}
