import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** Whether Node would find `name` from the package at `path`. */
function isLocked(name: string, path: string): boolean {
  for (
    let folder = path;
    ;
    folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')
  ) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

/** What `npm ci` refuses: npm leaves out optional packages that the registry in use does not have. */
test('the lockfile has every package that another one names, optional ones too', () => {
  const missing = Object.entries(packages).flatMap(([path, locked]) =>
    Object.keys({...locked.dependencies, ...locked.devDependencies, ...locked.optionalDependencies})
      .filter((name) => !isLocked(name, path))
      .map((name) => `${path || 'package.json'} -> ${name}`),
  );

  expect(missing, 'add an entry with version, os, cpu and "optional": true for each').toEqual([]);
});

test('the lockfile has no download addresses', () => {
  const withAddress = Object.entries(packages).filter(([, {resolved}]) =>
    resolved?.includes('://'),
  );
  expect(withAddress.map(([path]) => path)).toEqual([]);
});
