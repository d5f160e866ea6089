import fs from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {maskDocusaurusSyntax} from '../../scripts/docs-lint/docusaurusSyntax';
import {replaceTokens} from '../../src/tokens/interpolate';
import {loadVersion} from '../../src/profile/load';
import {withSlashes} from '../../src/profile/sitePath';
import type {VersionData} from '../../src/profile/types';
import {versions} from '../versions';

export const siteDir = path.resolve(__dirname, '../..');
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkDirective);

/** A document of a version with the values of the version's profile. */
export interface Page {
  /** `current` or a name of versions.json. */
  readonly version: string;
  /** Path in its version without extension: `staking/user-guide`. */
  readonly id: string;
  /** Path relative to the site's folder. */
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
}

/** A fenced block of a page. */
export interface Block {
  readonly page: Page;
  readonly lang: string;
  readonly title: string;
  readonly value: string;
  /** `docs/endpoint.mdx:71`, the line of the fence. */
  readonly at: string;
}

function folderOf(version: string): string {
  return version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
}

function pageIds(folder: string): string[] {
  return fs
    .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => withSlashes(name))
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('_'))
    .map((name) => name.slice(0, -'.mdx'.length))
    .sort();
}

/**
 * Whether a version is later than a release; `versions.json` has the newest first. All are, once the release is no
 * longer published.
 */
export function isAfter(version: string, release: string): boolean {
  if (version === 'current' || !versions.includes(release)) return true;
  return versions.indexOf(version) < versions.indexOf(release);
}

/** Reads one page; `data` replaces the version's own, for a local network. */
export function readPage(version: string, id: string, data?: VersionData): Page {
  const file = `${folderOf(version)}/${id}.mdx`;
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const text = replaceTokens(source, data ?? loadVersion(siteDir, version), file);
  return {version, id, file, text, tree: parser.parse(maskDocusaurusSyntax(text))};
}

/** Every page of every version. */
export const pages: readonly Page[] = ['current', ...versions].flatMap((version) =>
  pageIds(folderOf(version)).map((id) => readPage(version, id)),
);

export function blocksOf(page: Page): Block[] {
  const blocks: Block[] = [];
  visit(page.tree, 'code', (node: Code) => {
    blocks.push({
      page,
      lang: node.lang ?? '',
      title: /title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '',
      value: node.value,
      at: `${page.file}:${node.position?.start.line ?? 1}`,
    });
  });
  return blocks;
}

export const blocks: readonly Block[] = pages.flatMap(blocksOf);

/** Blocks of a language. Equal blocks, as on a released page, are returned once. */
export function blocksIn(lang: string): Block[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const key = `${block.page.id}\n${block.title}\n${block.value}`;
    if (block.lang !== lang || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
