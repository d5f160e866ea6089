import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {laterOf, sinceOf, type PageNote} from '../../changes/pageNote';
import {pagesFolder, type SiteChanges} from '../../changes/site';
import {labelOf, neighboursOf, prefixOf} from '../../changes/versions';
import {versionOf} from '../../profile/load';
import {sitePath} from '../../profile/sitePath';
import {linkToLater} from './sectionLinks';
import {siteChanges} from './siteChanges';

export interface Options {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Names of the frozen versions, as in versions.json: the latest first. */
  readonly versions: readonly string[];
}

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
async function noteOf({siteDir, versions}: Options, file: string): Promise<PageNote | undefined> {
  const page = pageOf(siteDir, file);
  if (page === undefined) return undefined;
  const version = versionOf(siteDir, file);
  const {older, newer} = neighboursOf(versions, version);
  const changes = siteChanges(siteDir);
  const since = older === undefined ? undefined : await sinceOlder(changes, page, older, version);
  const later = newer === undefined ? undefined : await laterNewer(changes, page, version, newer);
  return since || later ? {...(since && {since}), ...(later && {later})} : undefined;
}

/** Path of a page of a version: `/next/staking/overview`. */
function pathOf({siteDir, versions}: Options, page: string, version: string): string {
  return `${prefixOf(versions, version)}${siteChanges(siteDir).pathOf(page, version)}`;
}

/**
 * Adds the field `changes` to the front matter that the script of a page exports, where the page differs from the versions
 * beside its own, and links to the next version where its sections do. The page's metadata, which Docusaurus reads one page
 * after the other, stay as they are.
 */
export function pageNotes(options: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    // A page that cannot be read reports its faults where it is compiled, in either version.
    const note = await noteOf(options, file.path).catch(() => undefined);
    const {frontMatter} = file.data as {frontMatter?: Record<string, unknown>};
    if (!note || !frontMatter) return;
    frontMatter.changes = note;
    const {later} = note;
    if (!later || later.isGone) return;
    const page = later.page ?? pageOf(options.siteDir, file.path) ?? '';
    linkToLater(tree, later, labelOf(later.version), pathOf(options, page, later.version));
  };
}
