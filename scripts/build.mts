/*
 * `npm run build`: builds the site next to the last build, finishes it (content security policy, host rules, compressed
 * copies), and only then replaces the last build. If anything fails, `build/` stays unchanged.
 */
import {spawn} from 'node:child_process';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Config} from '@docusaurus/types';
import {inlinesCriticalCss} from '../src/docusaurus-patches/index';
import {CriticalCss} from '../src/docusaurus-patches/critical-css/criticalCss';
import {FACTS_FILE} from '../src/hosting/factsFile';
import {finishSite} from '../src/hosting/finish';
import {replaceFolders} from '../src/hosting/replace';
import type {SiteFacts} from '../src/hosting/rules';
import {billOfMaterials} from '../src/hosting/sbom';
import {OFFLINE_FACTS_FILE} from '../src/offline/lists/factsFile';
import type {OfflineFacts} from '../src/offline/lists/owners';
import {writeLists} from '../src/offline/lists/write';
import {bundleWorker} from '../src/plugins/offline/bundle';
import {pageFaults} from './page-faults/index';

const {values} = parseArgs({
  options: {
    config: {type: 'string', default: 'docusaurus.config.ts'},
    'out-dir': {type: 'string', default: 'build'},
    'no-compress': {type: 'boolean', default: false},
  },
});
const outDir = path.resolve(values['out-dir']);
const hostingDir = `${outDir}-hosting`;
const partial = `${outDir}.partial`;
const made = {site: path.join(partial, 'site'), hosting: path.join(partial, 'hosting')};
const caches = path.resolve('node_modules/.cache');
const compressionCache = values['no-compress'] ? undefined : path.join(caches, 'compressed');
const generated = path.resolve(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus');

/** What Docusaurus prints from its first error on; the list of page faults may replace it. */
let errors = '';

function docusaurus(): Promise<number> {
  const cli = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const options = ['build', '--config', path.resolve(values.config), '--out-dir', made.site];
  const child = spawn(process.execPath, [cli, ...options], {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      ...(compressionCache !== undefined && {COMPRESSION_CACHE: compressionCache}),
    },
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (errors !== '' || text.includes('[ERROR]')) errors += text;
    else process.stderr.write(text);
  });
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.removeListener('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

/** Every fault of the pages; none if something else is wrong, such as the configuration. */
async function faultsOfPages(): Promise<string[]> {
  try {
    const {default: config} = (await import(path.resolve(values.config))) as {default: Config};
    return await pageFaults(process.cwd(), config);
  } catch {
    return [];
  }
}

/** What Docusaurus prints when pages are at fault. */
const PAGES_AT_FAULT = /MDX compilation failed|front matter|process doc metadata/u;

/** Whether a list of faults says all that Docusaurus' errors say. */
function covers(faults: readonly string[]): boolean {
  const failed = [...errors.matchAll(/MDX compilation failed for file "(?<file>[^"]+)"/gu)].map(
    ({groups}) => path.relative('', groups?.file ?? ''),
  );
  const isKnown = (file: string) => faults.some((fault) => fault.startsWith(`${file}:`));
  return faults.length > 0 && failed.every(isKnown) && !errors.includes('broken links');
}

async function explainFailure(): Promise<void> {
  const faults = PAGES_AT_FAULT.test(errors) ? await faultsOfPages() : [];
  if (covers(faults)) {
    console.error(`[ERROR] Faults in pages: ${faults.length}\n\n${faults.join('\n')}\n`);
  } else {
    process.stderr.write(errors);
  }
}

/** Runs the build and returns the exit code. */
async function build(): Promise<number> {
  // Started early, because Docusaurus leaves a CPU idle for much of its time; its result is checked below.
  const sbom = billOfMaterials(process.cwd(), path.join(caches, 'sbom'));
  sbom.catch(() => undefined);
  const code = await docusaurus();
  if (code !== 0) {
    await explainFailure();
    return code;
  }
  process.stderr.write(errors);
  const facts = JSON.parse(await readFile(path.join(generated, FACTS_FILE), 'utf8')) as SiteFacts;
  const offline = JSON.parse(
    await readFile(path.join(generated, OFFLINE_FACTS_FILE), 'utf8'),
  ) as OfflineFacts;
  const pages = new Set(facts.pages.map((page) => page.replace(/^\//u, '')));
  await finishSite({
    siteDir: made.site,
    hostingDir: made.hosting,
    facts,
    ...(inlinesCriticalCss() && {rewriter: new CriticalCss(made.site)}),
    addFiles: (files) => writeLists(made.site, files, pages, offline),
    compressionCache,
  });
  await writeFile(path.join(made.hosting, 'sw-off.js'), await bundleWorker(process.cwd(), 'off'));
  await writeFile(path.join(made.hosting, 'sbom.cdx.json'), await sbom);
  await replaceFolders(
    [
      {made: made.site, target: outDir},
      {made: made.hosting, target: hostingDir},
    ],
    partial,
  );
  const shown = (folder: string) => path.relative('', folder) || folder;
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
