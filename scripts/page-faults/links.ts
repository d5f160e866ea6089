import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {idsOf, linkFaultsOf, type Targets} from '../../src/pageSource/links';
import type {PageMessage} from '../../src/remark/messages';

/** A page as the plugins of the site leave it. */
export interface ReadPage {
  /** Path from the site's folder, with slashes. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Undefined for a page that cannot be parsed. */
  readonly tree?: Root;
  readonly faults: readonly string[];
  readonly messages: readonly PageMessage[];
}

const NUMBERED = /^\d+\s*[-_.]+\s*(?=[^-_.\s])/u;

/** Part of a version's pages before their own path: the latest is at the root. */
function versionPath(siteDir: string, folder: string): string {
  const name = /^versioned_docs\/version-(.+)$/u.exec(folder)?.[1] ?? 'current';
  const [latest = 'current'] = JSON.parse(
    readFileSync(path.join(siteDir, 'versions.json'), 'utf8'),
  ) as string[];
  if (name === latest) return '';
  return name === 'current' ? '/next' : `/${name}`;
}

/** Address of a page, as plugin-content-docs 3.8.1 derives it from path and front matter. */
function addressOf(siteDir: string, {file, frontMatter}: ReadPage): string {
  const [, folder = '', rest = ''] = /^(docs|versioned_docs\/[^/]+)\/(.*)\.mdx?$/u.exec(file) ?? [];
  const parts = rest.split('/').map((part) => part.replace(NUMBERED, ''));
  const name = parts.pop() ?? '';
  const {slug, id} = frontMatter;
  const isIndex = ['index', 'readme', parts.at(-1)?.toLowerCase()].includes(name.toLowerCase());
  const last = typeof id === 'string' ? id : isIndex ? '.' : name;
  const own = path.posix.resolve('/', ...parts, typeof slug === 'string' ? slug : last);
  return `${versionPath(siteDir, folder)}${own}`.replace(/(?<=.)\/$/u, '');
}

/** Links between pages that lead nowhere: to a page that does not exist, or to a section that its page does not have. */
export async function linkFaults(siteDir: string, pages: readonly ReadPage[]): Promise<string[]> {
  const all = pages
    .filter(({tree, file}) => !tree || !path.posix.basename(file).startsWith('_'))
    .map((page) => {
      const {tree} = page;
      const ids = tree && idsOf(tree);
      return {...page, tree, address: addressOf(siteDir, page), ids: () => ids};
    });
  const targets: Targets = {
    byAddress: new Map(all.map((page) => [page.address || '/', page])),
    byFile: new Map(all.map((page) => [page.file, page])),
  };
  const faults: string[] = [];
  for (const {file, address, tree} of all)
    if (tree) faults.push(...(await linkFaultsOf({file, address, tree}, targets)));
  return faults;
}
