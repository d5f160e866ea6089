import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectDir} from './paths';

/** Folders that no build reads. Whatever is not named here counts as an input, so that a new one is not missed. */
export const notInputs: ReadonlySet<string> = new Set([
  '.cache',
  '.ci',
  '.docusaurus',
  '.git',
  '.github',
  'bench',
  'build',
  'build-hosting',
  'build.partial',
  'coverage',
  'node_modules',
  'playwright-report',
  'test-results',
]);
const notInputsOfTests = new Set([
  'build',
  'e2e',
  'requirements',
  'search',
  'server',
  'sites',
  'unit',
]);

function* filesOf(folder: string, skip: ReadonlySet<string>): Generator<string> {
  const entries = readdirSync(folder, {withFileTypes: true});
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skip.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* filesOf(file, file === path.join(projectDir, 'tests') ? notInputsOfTests : new Set());
    } else if (entry.isFile()) {
      yield file;
    }
  }
}

/** A digest of everything that a build could read: two equal ones mean that a build may be used again. */
export function fingerprint(): string {
  const digest = createHash('sha256');
  for (const file of filesOf(projectDir, notInputs)) {
    digest.update(path.relative(projectDir, file)).update('\0').update(readFileSync(file));
  }
  return digest.digest('hex');
}
