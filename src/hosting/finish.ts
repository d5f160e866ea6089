import fs from 'node:fs/promises';
import path from 'node:path';
import {compressFiles} from './compress';
import {isCompressible} from './contentTypes';
import {headersFile, redirectsFile} from './formats/netlify';
import {nginxRules, nginxSite} from './formats/nginx';
import {rulesTable} from './formats/table';
import {vercelJson} from './formats/vercel';
import {collectInline, noInline} from './inline';
import {contentSecurityPolicy, withPolicy} from './policy';
import {hostingRules, type Rules, type SiteFacts} from './rules';

/** Name of the file that holds the rules as data. */
export const RULES_FILE = 'rules.json';

export interface FinishRequest {
  /** Folder of the pages as Docusaurus built them. */
  readonly siteDir: string;
  /** Folder for files that the host reads and readers must not. */
  readonly hostingDir: string;
  readonly facts: SiteFacts;
  /** Rewrites the pages before the policy is computed: HTML by file, changed in place. */
  readonly rewrite?: (siteDir: string, pages: Map<string, string>) => Promise<void>;
  /** Folder that caches compressed copies between builds; `undefined` disables compression. */
  readonly compressionCache: string | undefined;
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function readPages(files: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const file of files) pages.set(file, await fs.readFile(file, 'utf8'));
  return pages;
}

/**
 * Computes the policy that allows the contents of all pages, adds it to each, writes them, and returns the rules with
 * it.
 */
async function secure(
  texts: Map<string, string>,
  siteDir: string,
  facts: SiteFacts,
): Promise<Rules> {
  const inline = noInline();
  const faults: string[] = [];
  const attempt = (file: string, work: () => void): void => {
    try {
      work();
    } catch (error) {
      faults.push(`- ${path.relative(siteDir, file)}: ${(error as Error).message}`);
    }
  };
  for (const [file, html] of texts) attempt(file, () => collectInline(html, inline));
  const policy = contentSecurityPolicy(inline, facts.connect);
  for (const [file, html] of texts) attempt(file, () => texts.set(file, withPolicy(html, policy)));
  if (faults.length > 0) {
    throw new Error(`Pages that no content security policy fits:\n${faults.join('\n')}`);
  }
  for (const [file, html] of texts) await fs.writeFile(file, html);
  return hostingRules(facts, policy);
}

/**
 * Post-processes a site after all plugins have finished, once and in this order: pages are rewritten, the content
 * security policy is added, the host rules are written, text files get compressed copies. Nothing else may change the
 * output of the build.
 *
 * @throws when pages cannot be covered by the policy, listing all of them
 */
export async function finishSite(request: FinishRequest): Promise<void> {
  const {siteDir, hostingDir, facts, rewrite, compressionCache} = request;
  const files = await filesOf(siteDir);
  const pages = await readPages(files.filter((file) => file.endsWith('.html')));
  await rewrite?.(siteDir, pages);
  const rules = await secure(pages, siteDir, facts);
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
  if (compressionCache !== undefined) {
    await compressFiles(files.filter(isCompressible), compressionCache);
  }
}
