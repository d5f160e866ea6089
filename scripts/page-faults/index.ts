/*
 * Every fault of every page in one list, with file and line: Docusaurus stops at the first page with faulty front matter,
 * and prints others with stack traces, once for each of its bundles.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_PARSE_FRONT_MATTER,
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Pluggable, type PluggableList} from 'unified';
import {VFile} from 'vfile';
import {sitePath} from '../../src/profile/sitePath';
import {linkFaults, type ReadPage} from './links';

/** The parts of the configuration that read pages. */
interface Reading {
  readonly markdown: Required<
    Pick<NonNullable<Config['markdown']>, 'preprocessor' | 'parseFrontMatter'>
  >;
  /** Remark plugins of the site, in their order; the first one may replace the parser. */
  readonly plugins: PluggableList;
}

function readingOf(config: Config): Reading {
  const [preset] = config.presets ?? [];
  const options = (Array.isArray(preset) ? preset[1] : undefined) as Options | undefined;
  if (typeof options?.docs !== 'object' || !config.markdown) {
    throw new Error('docusaurus.config.ts: expected the preset classic with docs, and markdown.');
  }
  const {beforeDefaultRemarkPlugins, remarkPlugins} = options.docs as {
    readonly beforeDefaultRemarkPlugins?: PluggableList;
    readonly remarkPlugins?: PluggableList;
  };
  return {
    markdown: config.markdown as Reading['markdown'],
    plugins: [
      ...(beforeDefaultRemarkPlugins ?? []),
      [headings, {anchorsMaintainCase: false}],
      ...(remarkPlugins ?? []),
    ],
  };
}

function pagesIn(siteDir: string): string[] {
  return ['docs', 'versioned_docs']
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.mdx?$/u.test(name))
        .map((name) => path.join(siteDir, folder, name)),
    )
    .sort();
}

/** The message of an error, with a place if it names none. */
function messageOf(error: unknown, file: string): string {
  const {message} = error as Error;
  return message.includes(file) ? message : `${file}:1: ${message}`;
}

async function readPage(
  siteDir: string,
  page: string,
  {markdown, plugins}: Reading,
): Promise<ReadPage> {
  const file = sitePath(siteDir, page);
  const faults: string[] = [];
  const attempt = async (work: () => unknown): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      faults.push(messageOf(error, file));
      return false;
    }
  };
  const source = readFileSync(page, 'utf8');
  let frontMatter: ReadPage['frontMatter'] = {};
  await attempt(async () => {
    const read = await markdown.parseFrontMatter({
      filePath: page,
      fileContent: source,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    ({frontMatter} = read);
  });
  let printed = source;
  const isPrinted = await attempt(() => {
    printed = markdown.preprocessor({filePath: page, fileContent: source});
  });
  const value = admonitionTitleToDirectiveLabel(
    escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(printed)),
    ['note', 'tip', 'info', 'warning', 'danger'],
  );
  const vfile = new VFile({path: page, value, data: {frontMatter}});
  const syntax: PluggableList = [
    remarkParse,
    remarkMdx,
    remarkFrontmatter,
    remarkGfm,
    remarkDirective,
  ];
  let tree: Root | undefined;
  const parses = await attempt(() => {
    // With all plugins: one explains the faults of the parser.
    tree = unified().use(syntax).use(plugins).parse(vfile) as Root;
  });
  // Without its values, a page has faults that follow from that.
  if (!parses || !isPrinted || !tree) return {file, frontMatter, faults: [...new Set(faults)]};
  // One by one: each reports its own faults of the page.
  for (const plugin of plugins as readonly Pluggable[]) {
    const current = tree;
    await attempt(async () => {
      await unified().use(syntax).use([plugin]).run(current, vfile);
    });
  }
  return {file, frontMatter, tree, faults: [...new Set(faults)]};
}

async function readPages(siteDir: string, config: Config): Promise<ReadPage[]> {
  const reading = readingOf(config);
  const pages: ReadPage[] = [];
  for (const page of pagesIn(siteDir)) pages.push(await readPage(siteDir, page, reading));
  return pages;
}

/**
 * Reads all pages of all versions as a build does.
 *
 * @param config the site's configuration
 * @returns a text for each fault that a page has on its own, with file and line
 */
export async function pageFaults(siteDir: string, config: Config): Promise<string[]> {
  return (await readPages(siteDir, config)).flatMap(({faults}) => faults);
}

/** {@link pageFaults}, and links between pages that lead nowhere. */
export async function siteFaults(siteDir: string, config: Config): Promise<string[]> {
  const pages = await readPages(siteDir, config);
  return [...pages.flatMap(({faults}) => faults), ...linkFaults(siteDir, pages)];
}
