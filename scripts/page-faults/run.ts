/*
 * `npm run docs:faults`: every fault of every page, with file and line, and messages about what does not fail a build.
 * With --pages and --report, for the build: the same of the pages that a JSON file lists, alone, as JSON in the other.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Config} from '@docusaurus/types';
import {LISTED} from '../../src/remark/messages';
import {pageReports, siteReport} from '.';
import {printFaults, printMessageLists} from './print';

const {values} = parseArgs({
  options: {
    config: {type: 'string', default: 'docusaurus.config.ts'},
    pages: {type: 'string'},
    report: {type: 'string'},
  },
});

// The lists below have what the plugins of the pages would print.
process.env[LISTED] = 'yes';

async function run(): Promise<void> {
  const {default: config} = (await import(path.resolve(values.config))) as {default: Config};
  if (values.report !== undefined && values.pages !== undefined) {
    const pages = JSON.parse(readFileSync(values.pages, 'utf8')) as string[];
    writeFileSync(values.report, JSON.stringify(await pageReports(process.cwd(), config, pages)));
    return;
  }
  const {faults, messages} = await siteReport(process.cwd(), config);
  for (const list of printMessageLists(messages)) console.warn(list);
  if (faults.length > 0) console.error(printFaults(faults));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void run();
