import {spawn} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {PageReport, PageReports} from './index';
import {KnownPages, type FoundPage} from './known';
import {pagesIn} from './pagesIn';

/** Below that of the build, but not so low that a busy machine never comes to it. */
const PRIORITY = 5;

const NOTHING: PageReport = {faults: [], messages: []};

function lower(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, PRIORITY);
  } catch {
    // It has ended already, or the system forbids it: then it has the priority of the build.
  }
}

/** Runs run.ts for these pages. @returns undefined if the configuration is at fault */
async function read(
  config: string,
  pages: readonly string[],
  folder: string,
): Promise<PageReports | undefined> {
  const order = path.join(folder, 'order.json');
  const report = path.join(folder, 'pages.json');
  await writeFile(order, JSON.stringify(pages));
  const script = path.resolve('scripts/page-faults/run.ts');
  const options = ['--config', config, '--pages', order, '--report', report];
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...options], {stdio: 'ignore'});
  lower(child.pid);
  const stop = () => child.kill();
  process.once('exit', stop);
  await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  process.removeListener('exit', stop);
  try {
    return JSON.parse(await readFile(report, 'utf8')) as PageReports;
  } catch {
    return undefined;
  }
}

/**
 * What is to say of all pages. Those that the last build did not have as they are now are read in a process of its own,
 * mostly with what the build leaves of the CPUs.
 *
 * @param folder for what the process is told, and answers
 * @param cache file of what the last build found; undefined for a configuration other than the site's own, because what that
 *   imports is unknown
 * @returns nothing if the pages cannot be read: then the configuration is at fault, which Docusaurus reports
 */
export async function readPagesAside(
  config: string,
  folder: string,
  cache: string | undefined,
): Promise<PageReport> {
  const siteDir = process.cwd();
  const known = cache === undefined ? undefined : new KnownPages(siteDir, cache);
  const pages = pagesIn(siteDir);
  const found = new Map<string, FoundPage>();
  for (const page of pages) {
    const before = known?.of(page);
    if (before) found.set(page, before);
  }
  const unknown = pages.filter((page) => !found.has(page));
  if (unknown.length > 0) {
    const reports = await read(config, unknown, folder);
    if (!reports) return NOTHING;
    for (const [page, report] of Object.entries(reports)) found.set(page, report);
    known?.keep(found);
  }
  const all = pages.flatMap((page) => found.get(page) ?? []);
  return {
    faults: all.flatMap(({faults}) => faults),
    messages: all.flatMap(({messages}) => messages),
  };
}
