/*
 * `npm run build`: builds the site next to the last build, finishes it (content security policy, host rules, compressed
 * copies), and only then replaces the last build. If anything fails, `build/` stays unchanged.
 */
import {spawn} from 'node:child_process';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {inlinesCriticalCss} from '../src/docusaurus-patches/index';
import {CriticalCss} from '../src/docusaurus-patches/critical-css/criticalCss';
import {FACTS_FILE} from '../src/hosting/factsFile';
import {finishSite} from '../src/hosting/finish';
import {replaceFolders} from '../src/hosting/replace';
import type {SiteFacts} from '../src/hosting/rules';
import {billOfMaterials} from '../src/hosting/sbom';

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

function docusaurus(): Promise<number> {
  const cli = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const options = ['build', '--config', path.resolve(values.config), '--out-dir', made.site];
  const child = spawn(process.execPath, [cli, ...options], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      ...(compressionCache !== undefined && {COMPRESSION_CACHE: compressionCache}),
    },
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

/** Runs the build and returns the exit code. */
async function build(): Promise<number> {
  // Started early, because Docusaurus leaves a CPU idle for much of its time; its result is checked below.
  const sbom = billOfMaterials(process.cwd(), path.join(caches, 'sbom'));
  sbom.catch(() => undefined);
  const code = await docusaurus();
  if (code !== 0) return code;
  const facts = JSON.parse(await readFile(path.join(generated, FACTS_FILE), 'utf8')) as SiteFacts;
  await finishSite({
    siteDir: made.site,
    hostingDir: made.hosting,
    facts,
    ...(inlinesCriticalCss() && {rewriter: new CriticalCss(made.site)}),
    compressionCache,
  });
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
