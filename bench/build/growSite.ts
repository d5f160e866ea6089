import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {notInputs} from '../../tests/sites/fingerprint';
import {projectDir} from '../../tests/sites/paths';

/** Number of pages of one version. */
const PAGES_OF_A_VERSION = 22;

/**
 * Copies the project and cuts versions until it has that many pages, which is how this site grows.
 *
 * @returns folder of the copy, whose caches are empty
 */
export function growSite(pages: number): string {
  // Outside node_modules, because loaders skip TypeScript there.
  const site = path.join(projectDir, '.cache/grown-site');
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  // Copied entry by entry, because a folder cannot be copied into itself.
  const isInput = (file: string) => !notInputs.has(path.basename(file));
  for (const name of readdirSync(projectDir).filter(isInput)) {
    cpSync(path.join(projectDir, name), path.join(site, name), {recursive: true, filter: isInput});
  }
  // Packages are linked individually, so that caches in the folder belong to the copy.
  mkdirSync(path.join(site, 'node_modules'));
  for (const name of readdirSync(path.join(projectDir, 'node_modules')).filter(
    (name) => name !== '.cache',
  )) {
    symlinkSync(path.join(projectDir, 'node_modules', name), path.join(site, 'node_modules', name));
  }
  const versions = JSON.parse(readFileSync(path.join(site, 'versions.json'), 'utf8')) as string[];
  const [first] = versions;
  if (first === undefined) throw new Error('versions.json: expected a version, found none.');
  for (let number = versions.length + 1; number * PAGES_OF_A_VERSION < pages; number += 1) {
    const version = `1.0.${String(1000 - number)}`;
    versions.push(version);
    for (const kind of ['versioned_docs/version-*', 'versioned_sidebars/version-*-sidebars.json']) {
      const place = (name: string) => path.join(site, kind.replace('*', name));
      cpSync(place(first), place(version), {recursive: true});
    }
  }
  writeFileSync(path.join(site, 'versions.json'), JSON.stringify(versions));
  return site;
}
