/*
 * Every fault of every page in one list, with file and line: Docusaurus stops at the first page with faulty front matter,
 * and prints others with stack traces, once for each of its bundles.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter';
import {
  DEFAULT_PARSE_FRONT_MATTER,
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type {Config} from '@docusaurus/types';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {lineOfKey} from '../../src/frontMatter/keys';
import {formatOf} from '../../src/remark/format';
import {messagesOf, type PageMessage} from '../../src/remark/messages';
import {linkFaults, type ReadPage} from './links';
import {pagesIn} from './pagesIn';
import {readingOf, type Reading} from './reading';

/** The message of an error, with a place if it names none. */
function messageOf(error: unknown, file: string): string {
  const {message} = error as Error;
  return message.includes(`${file}:`) ? message : `${file}:1: ${message}`;
}

/** Front matter as Docusaurus uses it. @throws for what it refuses, such as a date that is none */
async function frontMatterOf(page: string, file: string, source: string, {markdown}: Reading) {
  const {frontMatter} = await markdown.parseFrontMatter({
    filePath: page,
    fileContent: source,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const {error} = DocFrontMatterSchema.validate(frontMatter, {abortEarly: false, convert: true});
  const faults = (error?.details ?? []).map(({path: [key = ''], message}) => {
    const line = lineOfKey(source, String(key));
    return `${file}:${line}: Front matter: Docusaurus says: ${message}`;
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return frontMatter;
}

async function readPage(siteDir: string, file: string, reading: Reading): Promise<ReadPage> {
  const {markdown} = reading;
  const page = path.join(siteDir, file);
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
    frontMatter = await frontMatterOf(page, file, source, reading);
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
  const {parser, steps} = reading.processors[formatOf(page, frontMatter)];
  let tree: Root | undefined;
  const parses = await attempt(() => {
    tree = parser.parse(vfile) as Root;
  });
  const read = () => ({
    file,
    frontMatter,
    faults: [...new Set(faults)],
    messages: messagesOf(siteDir, vfile),
  });
  // Without its values, a page has faults that follow from that.
  if (!parses || !isPrinted || !tree) return read();
  for (const step of steps) {
    const current = tree;
    await attempt(async () => {
      await step.run(current, vfile);
    });
  }
  return {...read(), tree};
}

async function readPages(siteDir: string, config: Config): Promise<ReadPage[]> {
  const reading = readingOf(config);
  const pages: ReadPage[] = [];
  for (const page of pagesIn(siteDir)) pages.push(await readPage(siteDir, page, reading));
  return pages;
}

/** What is to say of pages. */
export interface PageReport {
  /** What fails a build: a text for each fault, with file and line. */
  readonly faults: readonly string[];
  /** What does not. */
  readonly messages: readonly PageMessage[];
}

/**
 * Reads the pages of all versions as a build does: without parts of pages, which a build reads only when a page includes them.
 *
 * @param config the site's configuration
 */
export async function buildReport(siteDir: string, config: Config): Promise<PageReport> {
  const reading = readingOf(config);
  const report = {faults: [] as string[], messages: [] as PageMessage[]};
  for (const file of pagesIn(siteDir)) {
    const name = file.replace(/^(?:docs|versioned_docs\/[^/]+)\//u, '');
    if (reading.isPart(name)) continue;
    const {faults, messages, frontMatter} = await readPage(siteDir, file, reading);
    // Drafts are not compiled, but their front matter is read.
    const isDraft = frontMatter.draft === true;
    report.faults.push(...faults.filter((fault) => !isDraft || /front matter/iu.test(fault)));
    report.messages.push(...messages);
  }
  return report;
}

/** Faults and messages of all pages, also of parts of pages, and links between pages that lead nowhere. */
export async function siteReport(siteDir: string, config: Config): Promise<PageReport> {
  const pages = await readPages(siteDir, config);
  return {
    faults: [...pages.flatMap(({faults}) => faults), ...(await linkFaults(siteDir, pages))],
    messages: pages.flatMap(({messages}) => messages),
  };
}

/** Addresses that data names, and where: `/staking/overview#day` of `bench/search/queries.json`. */
export interface NamedAddress {
  readonly file: string;
  readonly address: string;
}

/** A page that is nothing but links to the addresses of each file. */
function listsOf(named: readonly NamedAddress[]): ReadPage[] {
  return [...new Set(named.map(({file}) => file))].map((file, index) => {
    const links = named.filter((each) => each.file === file).map(({address}) => address);
    return {
      file,
      // Its own address, which must be that of no page.
      frontMatter: {slug: `/:addresses-${index}`},
      tree: {
        type: 'root',
        children: [...new Set(links)].map((url) => ({
          type: 'paragraph',
          children: [{type: 'link', url, children: []}],
        })),
      },
      faults: [],
      messages: [],
    };
  });
}

/** {@link siteReport}, and addresses in data that lead to no page, or to no section of theirs. */
export async function siteFaultsWith(
  siteDir: string,
  config: Config,
  named: readonly NamedAddress[],
): Promise<string[]> {
  const pages = await readPages(siteDir, config);
  return [
    ...pages.flatMap(({faults}) => faults),
    ...(await linkFaults(siteDir, [...pages, ...listsOf(named)])),
  ];
}
