import fs from 'node:fs/promises';
import path from 'node:path';
import {dropUnused} from '../buildCache/dropUnused';
import {compressFiles, highest, writeCopies, type Effort} from './compress';
import {isCompressible} from './contentTypes';
import {headersFile, redirectsFile} from './formats/netlify';
import {nginxRules, nginxSite} from './formats/nginx';
import {rulesTable} from './formats/table';
import {vercelJson} from './formats/vercel';
import {addInline, collectInline, noInline, type Inline} from './inline';
import {inParallel} from './inParallel';
import {checkCharset, contentSecurityPolicy, policyOfPage, withPolicy} from './policy';
import {hostingRules, type Rules, type SiteFacts} from './rules';

/** Name of the file that holds the rules as data. */
export const RULES_FILE = 'rules.json';

/** Changes pages in two passes: the first sees all of them, the second changes one at a time. */
export interface PageRewriter {
  readonly note: (file: string, html: string) => void;
  /** Between the passes. Returns the style sheets that the second pass inserts. */
  readonly prepare: () => Promise<readonly string[]>;
  readonly rewrite: (file: string, html: string) => string;
}

export interface FinishRequest {
  /** Folder of the pages as Docusaurus built them. */
  readonly siteDir: string;
  /** Folder for files that the host reads and readers must not. */
  readonly hostingDir: string;
  readonly facts: SiteFacts;
  /** Changes the pages before the policy is added. */
  readonly rewriter?: PageRewriter;
  /** Runs when the pages are as they will be served, with all files of the site; returns the files that it adds. */
  readonly addFiles?: (files: readonly string[]) => Promise<readonly string[]>;
  /** Folder that caches compressed copies between builds; `undefined` disables compression. */
  readonly compressionCache: string | undefined;
}

/** Files compressed at once while pages are rendered: fewer than Node's four threads, which write the pages, too. */
const EARLY_AT_ONCE = 2;

/** Pages in memory at once. */
const AT_ONCE = 8;

/**
 * A site with more text than this, in bytes, is compressed quickly: at the highest level, a thousand pages take minutes,
 * again in most builds, because every page names the scripts.
 */
const LARGE_SITE = 32_000_000;

/** What a page loads; the rest is downloaded on request. */
const LOADED_BY_PAGES = /\.html$|[\\/](?:assets|search-index|workbench)[\\/]/u;

/** What every search downloads first, in two files a language: worth the highest level also on a large site. */
const OF_EVERY_SEARCH = /[\\/]search-index[\\/]/u;

/** Folder of what nothing changes after the bundler. */
const FINAL = 'assets';

async function filesOf(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function bytesOf(files: readonly string[]): Promise<number> {
  let sum = 0;
  for (const file of files) sum += (await fs.stat(file)).size;
  return sum;
}

/** How to compress the files of a site. */
async function effortsFor(texts: readonly string[]): Promise<(file: string) => Effort> {
  const isLarge = (await bytesOf(texts)) > LARGE_SITE;
  return (file) => ((isLarge ? OF_EVERY_SEARCH : LOADED_BY_PAGES).test(file) ? 'highest' : 'quick');
}

/**
 * Compresses the scripts and styles of a small site into the cache, while Docusaurus renders the pages with one CPU:
 * {@link finishSite} finds them there.
 *
 * @param siteDir folder of the site, still without pages, which are about as large as the scripts
 */
export async function compressEarly(siteDir: string, cache: string): Promise<void> {
  const final = (await filesOf(path.join(siteDir, FINAL))).filter(isCompressible);
  if ((await bytesOf(final)) > LARGE_SITE / 2) return;
  await inParallel(final, EARLY_AT_ONCE, async (file) => {
    await highest(await fs.readFile(file), cache);
  });
}

/** First pass: reads every page. @throws when pages cannot be covered by a policy, listing all of them */
async function inspect(
  pages: readonly string[],
  siteDir: string,
  rewriter: PageRewriter | undefined,
): Promise<{all: Inline; writtenStyles: ReadonlyMap<string, Set<string>>}> {
  const all = noInline();
  const writtenStyles = new Map<string, Set<string>>();
  const faults: string[] = [];
  for (const file of pages) {
    const html = await fs.readFile(file, 'utf8');
    const inline = noInline();
    try {
      collectInline(html, inline);
      checkCharset(html);
    } catch (error) {
      faults.push(`- ${path.relative(siteDir, file)}: ${(error as Error).message}`);
    }
    addInline(inline, all);
    if (inline.writtenStyles.size > 0) writtenStyles.set(file, inline.writtenStyles);
    rewriter?.note(file, html);
  }
  if (faults.length > 0) {
    throw new Error(`Pages that no content security policy fits:\n${faults.join('\n')}`);
  }
  for (const style of (await rewriter?.prepare()) ?? []) all.styles.add(style);
  return {all, writtenStyles};
}

/**
 * Post-processes a site after all plugins have finished, once and in this order: pages are rewritten, the content
 * security policy is added, files that depend on the finished pages are added, the host rules are written, text files get
 * compressed copies. Nothing else may change the output of the build. Files are read one after another, twice, because a
 * large site does not fit into memory.
 *
 * @throws when pages cannot be covered by the policy, listing all of them
 */
export async function finishSite(request: FinishRequest): Promise<void> {
  const {siteDir, facts, rewriter, compressionCache} = request;
  const files = await filesOf(siteDir);
  const pages = files.filter((file) => file.endsWith('.html'));
  const texts = files.filter(isCompressible);
  const effortOf = await effortsFor(texts);

  const {all, writtenStyles} = await inspect(pages, siteDir, rewriter);
  await inParallel(pages, AT_ONCE, async (file) => {
    const found = await fs.readFile(file, 'utf8');
    const rewritten = rewriter?.rewrite(file, found) ?? found;
    const own = {writtenStyles: writtenStyles.get(file) ?? new Set<string>()};
    const html = Buffer.from(withPolicy(rewritten, policyOfPage(all, own, facts)));
    await fs.writeFile(file, html);
    if (compressionCache !== undefined) {
      await writeCopies(file, html, effortOf(file), compressionCache);
    }
  });
  const added = (await request.addFiles?.(files)) ?? [];
  await writeRules(hostingRules(facts, contentSecurityPolicy(all, facts)), files, request);
  if (compressionCache !== undefined) {
    const others = [...texts.filter((file) => !file.endsWith('.html')), ...added];
    await compressFiles(others, effortOf, compressionCache);
    await dropUnused(compressionCache);
  }
}

async function writeRules(
  rules: Rules,
  files: readonly string[],
  {siteDir, hostingDir}: FinishRequest,
): Promise<void> {
  const extensions = files.map((file) => path.extname(file).slice(1)).filter((name) => name !== '');
  const written: Record<string, string> = {
    [path.join(siteDir, '_headers')]: headersFile(rules),
    [path.join(siteDir, '_redirects')]: redirectsFile(rules),
    [path.join(hostingDir, 'nginx-rules.conf')]: nginxRules(rules, extensions),
    [path.join(hostingDir, 'nginx-site.conf')]: nginxSite(rules),
    [path.join(hostingDir, 'vercel.json')]: vercelJson(rules),
    [path.join(hostingDir, 'rules.md')]: rulesTable(rules),
    [path.join(hostingDir, RULES_FILE)]: `${JSON.stringify(rules, null, 2)}\n`,
  };
  await fs.mkdir(hostingDir, {recursive: true});
  for (const [file, content] of Object.entries(written)) await fs.writeFile(file, content);
}
