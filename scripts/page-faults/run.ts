/*
 * `npm run docs:faults`: every fault of every page, with file and line, and messages about what does not fail a build.
 * With --report, for the build: the same of pages alone, as JSON in the file that is named.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Config} from '@docusaurus/types';
import {LISTED} from '../../src/remark/messages';
import {pageReport, siteReport} from '.';
import {printFaults, printMessageLists} from './print';

const {values} = parseArgs({
  options: {
    config: {type: 'string', default: 'docusaurus.config.ts'},
    report: {type: 'string'},
  },
});

// The lists below have what the plugins of the pages would print.
process.env[LISTED] = 'yes';

async function run(): Promise<void> {
  const {default: config} = (await import(path.resolve(values.config))) as {default: Config};
  if (values.report !== undefined) {
    writeFileSync(values.report, JSON.stringify(await pageReport(process.cwd(), config)));
    return;
  }
  const {faults, messages} = await siteReport(process.cwd(), config);
  for (const list of printMessageLists(messages)) console.warn(list);
  if (faults.length > 0) console.error(printFaults(faults));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void run();
