import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {build} from './docusaurus';
import {fingerprint} from './fingerprint';
import {
  configFile,
  environmentOf,
  generatedDir,
  outDir,
  projectDir,
  shippedSite,
  sitesDir,
} from './paths';

/** Environment variable with which the processes of a test run share the fingerprint instead of computing it. */
const shared = 'TEST_SITES_FINGERPRINT';

/** Computes the fingerprint of the project, for all processes that this one starts. */
export function takeFingerprint(): void {
  process.env[shared] = fingerprint();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), {flag: 'wx'});
    return true;
  } catch {
    return false;
  }
}

/**
 * Acquires a lock file, waiting for another process that builds the same site; the lock of a dead process is taken
 * over.
 */
async function acquire(lock: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (tryLock(lock)) return;
    const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (owner > 0 && !isAlive(owner)) rmSync(lock, {force: true});
    await wait(250);
  }
  throw new Error(`${lock} is still held after five minutes. Delete it if no test is running.`);
}

async function buildSite(site: string, stamp: string, wanted: string): Promise<void> {
  if (!existsSync(configFile(site))) {
    throw new Error(`No site "${site}": expected its configuration in ${configFile(site)}.`);
  }
  rmSync(stamp, {force: true});
  rmSync(generatedDir(site), {recursive: true, force: true});
  const result = await build({
    siteDir: projectDir,
    outDir: outDir(site),
    generatedDir: generatedDir(site),
    configFile: configFile(site),
    compress: site === shippedSite,
    env: environmentOf(site),
  });
  writeFileSync(path.join(sitesDir, site, 'build.log'), result.output);
  if (result.code !== 0) throw new Error(`Building the site "${site}" failed:\n${result.output}`);
  writeFileSync(stamp, wanted);
}

/**
 * Ensures that a site's build exists and is up to date, and returns the folder to serve. Builds at most once for all
 * processes of a test run, and not at all if nothing has changed since the last run.
 */
export async function ensureSite(site: string): Promise<string> {
  if (process.env[shared] === undefined) takeFingerprint();
  const wanted = process.env[shared] ?? '';
  const folder = path.join(sitesDir, site);
  const stamp = path.join(folder, 'fingerprint');
  const lock = path.join(folder, 'lock');
  mkdirSync(folder, {recursive: true});
  await acquire(lock);
  try {
    const current = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
    if (current !== wanted) await buildSite(site, stamp, wanted);
  } finally {
    rmSync(lock, {force: true});
  }
  return outDir(site);
}
