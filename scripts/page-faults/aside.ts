import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {PageReport} from './index';

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

/**
 * Reads all pages in a process of its own, mostly with what the build leaves of the CPUs.
 *
 * @param folder for the report
 * @returns nothing if they cannot be read: then the configuration is at fault, which Docusaurus reports
 */
export async function readPagesAside(config: string, folder: string): Promise<PageReport> {
  const report = path.join(folder, 'pages.json');
  const script = path.resolve('scripts/page-faults/run.ts');
  const options = ['--import', 'tsx', script, '--config', config, '--report', report];
  const child = spawn(process.execPath, options, {stdio: 'ignore'});
  lower(child.pid);
  const stop = () => child.kill();
  process.once('exit', stop);
  await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  process.removeListener('exit', stop);
  try {
    return JSON.parse(await readFile(report, 'utf8')) as PageReport;
  } catch {
    return NOTHING;
  }
}
