/*
 * `npm run docs:faults`: every fault of every page, with file and line, and messages about what does not fail a build.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Config} from '@docusaurus/types';
import {messageLists} from '../../src/remark/messageLists';
import {siteReport} from '.';
import {printFaults} from './print';

const {values} = parseArgs({
  options: {
    config: {type: 'string', default: 'docusaurus.config.ts'},
  },
});

async function run(): Promise<void> {
  const {default: config} = (await import(path.resolve(values.config))) as {default: Config};
  const {faults, messages} = await siteReport(process.cwd(), config);
  for (const list of messageLists(messages)) console.warn(list);
  if (faults.length > 0) console.error(printFaults(faults));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void run();
