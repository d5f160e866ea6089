/*
 * `npm run build`: builds the site next to the last build, finishes it (content security policy, host rules), and only
 * then replaces the last build. If anything fails, `build/` stays unchanged. With `-- --compress` text files get compressed
 * copies, for web servers that send such files; with `-- --times` it prints how long its phases took.
 */
import {spawn} from 'node:child_process';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Config} from '@docusaurus/types';
import {inlinesCriticalCss} from '../src/docusaurus-patches/index';
import {CriticalCss} from '../src/docusaurus-patches/critical-css/criticalCss';
import {docusaurusCommand} from '../src/docusaurus-patches/quick-config/command';
import {FACTS_FILE} from '../src/hosting/factsFile';
import {finishSite} from '../src/hosting/finish';
import {replaceFolders} from '../src/hosting/replace';
import type {SiteFacts} from '../src/hosting/rules';
import {billOfMaterials} from '../src/hosting/sbom';
import {OFFLINE_FACTS_FILE} from '../src/offline/lists/factsFile';
import type {OfflineFacts} from '../src/offline/lists/owners';
import {writeLists} from '../src/offline/lists/write';
import {bundleWorker} from '../src/plugins/offline/bundle';
import {PROFILE_FILE, placeholderSummary} from '../src/profile/placeholders';
import {readJson} from '../src/profile/readJson';
import {MOST_PLACES, messageLists} from '../src/remark/messageLists';
import {Times} from './buildTimes';
import type {PageReport} from './page-faults/index';
import {printFaults} from './page-faults/print';

const {values} = parseArgs({
  options: {
    config: {type: 'string', default: 'docusaurus.config.ts'},
    'out-dir': {type: 'string', default: 'build'},
    compress: {type: 'boolean', default: false},
    times: {type: 'boolean', default: false},
  },
});
const outDir = path.resolve(values['out-dir']);
const hostingDir = `${outDir}-hosting`;
const partial = `${outDir}.partial`;
const made = {site: path.join(partial, 'site'), hosting: path.join(partial, 'hosting')};
const caches = path.resolve('node_modules/.cache');
const compressionCache = values.compress ? path.join(caches, 'compressed') : undefined;
const generated = path.resolve(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus');

/** For the many short-lived objects of pages: collecting them takes less than with Node's default of 16 MB. */
const YOUNG_GENERATION = '--max-semi-space-size=32';

const times = new Times();

/** What Docusaurus prints from its first error on; the list of page faults may replace it. */
let errors = '';

/** Runs Docusaurus. @returns its exit code */
function docusaurus(): Promise<number> {
  const options = ['build', '--config', path.resolve(values.config), '--out-dir', made.site];
  const command = [YOUNG_GENERATION, ...docusaurusCommand(process.cwd()), ...options];
  const child = spawn(process.execPath, command, {
    stdio: ['inherit', values.times ? 'pipe' : 'inherit', 'pipe'],
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      ...(values.times && {DOCUSAURUS_PERF_LOGGER: 'true'}),
      ...(compressionCache !== undefined && {COMPRESSION_CACHE: compressionCache}),
    },
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(times.takeFrom(text));
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (errors !== '' || text.includes('[ERROR]')) errors += text;
    else process.stderr.write(text);
  });
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      process.removeListener('SIGTERM', stop);
      resolve(status ?? 1);
    });
  });
}

/** What Docusaurus says of broken links, or any error; stacks tell nothing of links. */
function withoutStack(text: string): string {
  if (!text.includes('broken links')) return text;
  return text.replace(/^\s+(?:at .*|\.\.\. \d+ lines matching .*)\n/gmu, '');
}

/** Whether a list of faults says all that Docusaurus' errors say. */
function covers(faults: readonly string[]): boolean {
  const failed = [...errors.matchAll(/MDX compilation failed for file "(?<file>[^"]+)"/gu)].map(
    ({groups}) => path.relative('', groups?.file ?? ''),
  );
  const isKnown = (file: string) => faults.some((fault) => fault.startsWith(`${file}:`));
  return faults.length > 0 && failed.every(isKnown) && !errors.includes('broken links');
}

/** Finishes the pages that Docusaurus has built, and adds files for hosts. */
async function finish(sbom: Promise<string>): Promise<void> {
  const facts = JSON.parse(await readFile(path.join(generated, FACTS_FILE), 'utf8')) as SiteFacts;
  const offline = JSON.parse(
    await readFile(path.join(generated, OFFLINE_FACTS_FILE), 'utf8'),
  ) as OfflineFacts;
  const addresses = new Set(facts.pages.map((page) => page.replace(/^\//u, '')));
  await finishSite({
    siteDir: made.site,
    hostingDir: made.hosting,
    facts,
    ...(inlinesCriticalCss() && {rewriter: new CriticalCss(made.site)}),
    addFiles: (files) => writeLists(made.site, files, addresses, offline),
    compressionCache,
  });
  await writeFile(path.join(made.hosting, 'sw-off.js'), await bundleWorker(process.cwd(), 'off'));
  await writeFile(path.join(made.hosting, 'sbom.cdx.json'), await sbom);
}

/** What is to say of all pages; nothing if the configuration is at fault, which Docusaurus reports. */
async function readPages(): Promise<PageReport> {
  try {
    // Loaded only now, because it loads much.
    const {buildReport} = await import('./page-faults/index');
    const require = createRequire(import.meta.url);
    const {default: config} = require(path.resolve(values.config)) as {default: Config};
    return await buildReport(process.cwd(), config);
  } catch {
    return {faults: [], messages: []};
  }
}

/** Explains a failed build: Docusaurus stops at the first fault of some kinds, and shows others with stacks. */
async function explainFailure(): Promise<void> {
  const {faults, messages} = await readPages();
  if (!covers(faults)) process.stderr.write(withoutStack(errors));
  for (const list of messageLists(messages, MOST_PLACES)) console.warn(list);
  if (faults.length > 0) console.error(printFaults(faults));
}

/** Runs the build and returns the exit code. */
async function build(): Promise<number> {
  // Started early, because Docusaurus leaves a CPU idle for much of its time; its result is checked below.
  const sbom = billOfMaterials(process.cwd(), path.join(caches, 'sbom'));
  sbom.catch(() => undefined);
  const code = await times.of('Docusaurus', docusaurus());
  if (code !== 0) {
    await explainFailure();
    return code;
  }
  process.stderr.write(withoutStack(errors));
  await times.of('finishing the pages', finish(sbom));
  await replaceFolders(
    [
      {made: made.site, target: outDir},
      {made: made.hosting, target: hostingDir},
    ],
    partial,
  );
  const shown = (folder: string) => path.relative('', folder) || folder;
  const left = placeholderSummary(readJson(process.cwd(), PROFILE_FILE));
  if (left !== '') console.warn(`[WARNING] ${left}`);
  if (values.times) console.log(times.print());
  console.log(`The site is in ${shown(outDir)}, hosting files in ${shown(hostingDir)}.`);
  return 0;
}

await rm(partial, {recursive: true, force: true});
await mkdir(partial, {recursive: true});
try {
  process.exitCode = await build();
} catch (error) {
  console.error(`[ERROR] ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await rm(partial, {recursive: true, force: true});
}
if (process.exitCode !== 0) console.error(`The last build in ${values['out-dir']} is unchanged.`);
