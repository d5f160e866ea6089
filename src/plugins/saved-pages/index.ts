import fs from 'node:fs';
import path from 'node:path';
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {PluggableList} from 'unified';
import {FRONT_MATTER} from '../../frontMatter/block';
import {idsOf, linkFaultsOf, type Target} from '../../pageSource/links';
import {sourceParser} from '../../pageSource/parse';
import {loadedVersions} from '../loadedVersions';

/** Links are checked when the page has been compiled, in milliseconds after it was saved. */
const AFTER_MS = 1500;

export interface Options {
  /** Remark plugins of the site, which replace elements by Markdown. */
  readonly remarkPlugins: PluggableList;
}

interface Page extends Target {
  readonly address: string;
  readonly savedAt: number;
  readonly tree: () => Promise<Root | undefined>;
}

/**
 * In development, says at which address a saved page is shown, since `docs` is the next version, and warns of its links that
 * lead nowhere.
 */
export default function savedPages({siteDir, siteConfig}: LoadContext, options: unknown): Plugin {
  const {remarkPlugins} = options as Options;
  const parse = sourceParser([...remarkPlugins, [headings, {anchorsMaintainCase: false}]]);
  const {preprocessor} = siteConfig.markdown;
  /** By file. */
  let pages = new Map<string, Page>();
  const told = new Set<string>();
  const reported = new Map<string, readonly string[]>();
  const unchecked = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function pageOf({source, permalink, frontMatter}: LoadedVersion['docs'][number]) {
    const file = aliasedSitePathToRelativePath(source);
    const filePath = path.join(siteDir, file);
    const read = async () => {
      const fileContent = fs.readFileSync(filePath, 'utf8');
      const text = preprocessor?.({filePath, fileContent}) ?? fileContent;
      // Its lines stay: the parser does not know front matter.
      const body = text.replace(FRONT_MATTER, (front) => front.replace(/[^\n]/gu, ''));
      return parse(filePath, body, frontMatter);
    };
    let tree: Promise<Root | undefined> | undefined;
    // The faults of a page that cannot be read are reported where it is compiled.
    const once = () => (tree ??= read().catch(() => undefined));
    const page: Page = {
      file,
      address: permalink,
      savedAt: fs.statSync(filePath, {throwIfNoEntry: false})?.mtimeMs ?? 0,
      tree: once,
      ids: async () => {
        const found = await once();
        return found && idsOf(found);
      },
    };
    return page;
  }

  async function check(): Promise<void> {
    const targets = {
      byFile: pages,
      byAddress: new Map([...pages.values()].map((page) => [page.address, page])),
    };
    const files = [...unchecked];
    unchecked.clear();
    for (const file of files) {
      const page = pages.get(file);
      const tree = await page?.tree();
      if (!page || !tree) continue;
      const faults = await linkFaultsOf({file, address: page.address, tree}, targets);
      const before = reported.get(file) ?? [];
      for (const fault of faults) if (!before.includes(fault)) console.warn(`[WARNING] ${fault}`);
      reported.set(file, faults);
    }
  }

  return {
    name: 'saved-pages',

    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'development') return;
      const before = pages;
      const now = loadedVersions(allContent)
        .flatMap((version) => version.docs)
        .map(pageOf);
      // What was read of a page that is as it was stays.
      const kept = now.map((page) => {
        const known = before.get(page.file);
        return known?.savedAt === page.savedAt ? known : page;
      });
      pages = new Map(kept.map((page) => [page.file, page]));
      if (before.size === 0) return;
      for (const {file, address, savedAt} of kept) {
        if (before.get(file)?.savedAt === savedAt) continue;
        if (!told.has(file)) console.warn(`[INFO] ${file} is shown at ${address}`);
        told.add(file);
        unchecked.add(file);
      }
      clearTimeout(timer);
      if (unchecked.size > 0) timer = setTimeout(() => void check(), AFTER_MS);
    },
  };
}
