import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

interface Sbom {
  serialNumber?: string;
  metadata?: {timestamp?: string; tools?: unknown; component?: {name?: string}};
}

/** Output of npm without timestamp and folder: equal packages give equal bytes. */
function reproducible(text: string, name: string): string {
  const sbom = JSON.parse(text) as Sbom;
  delete sbom.serialNumber;
  delete sbom.metadata?.timestamp;
  delete sbom.metadata?.tools;
  if (sbom.metadata?.component) sbom.metadata.component.name = name;
  return `${JSON.stringify(sbom, null, 1)}\n`;
}

/**
 * The software bill of materials (CycloneDX) of the packages in the lock file, by `npm sbom`.
 *
 * @param cache - folder that keeps it until the lock file changes
 * @throws when npm fails
 */
export async function billOfMaterials(projectDir: string, cache: string): Promise<string> {
  const lock = await fs.readFile(path.join(projectDir, 'package-lock.json'));
  const kept = path.join(cache, `${createHash('sha256').update(lock).digest('hex')}.json`);
  const before = await fs.readFile(kept, 'utf8').catch(() => undefined);
  if (before !== undefined) return before;
  const {name} = JSON.parse(await fs.readFile(path.join(projectDir, 'package.json'), 'utf8')) as {
    name: string;
  };
  const {stdout} = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: projectDir,
    maxBuffer: 64 * 1024 * 1024,
    // With NODE_ENV=production npm 11 omits not only development packages, but nearly everything.
    env: {...process.env, NODE_ENV: ''},
    shell: process.platform === 'win32',
  });
  const sbom = reproducible(stdout, name);
  await fs.rm(cache, {recursive: true, force: true});
  await fs.mkdir(cache, {recursive: true});
  await fs.writeFile(kept, sbom);
  return sbom;
}
