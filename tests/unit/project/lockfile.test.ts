import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}

type Packages = Readonly<Record<string, LockedPackage>>;

/** The project's packages, and those of programs that a test installs. */
const LOCK_FILES = [
  'package-lock.json',
  'tests/pages/downloads/programs/package-lock.json',
  'tests/pages/downloads/programs/client/package-lock.json',
];

/** Whether Node would find `name` from the package at `path`. */
function isLocked(name: string, path: string, packages: Packages): boolean {
  for (
    let folder = path;
    ;
    folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')
  ) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

describe.each(LOCK_FILES)('%s', (file) => {
  const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {readonly packages: Packages};

  /** What `npm ci` refuses: npm leaves out optional packages that the registry in use does not have. */
  test('has every package that another one names, optional ones too', () => {
    const missing = Object.entries(packages).flatMap(([path, locked]) =>
      Object.keys({
        ...locked.dependencies,
        ...locked.devDependencies,
        ...locked.optionalDependencies,
      })
        .filter((name) => !isLocked(name, path, packages))
        .map((name) => `${path || 'package.json'} -> ${name}`),
    );

    expect(missing, 'add an entry with version, os, cpu and "optional": true for each').toEqual([]);
  });

  test('has no download addresses', () => {
    const withAddress = Object.entries(packages).filter(([, {resolved}]) =>
      resolved?.includes('://'),
    );
    expect(withAddress.map(([path]) => path)).toEqual([]);
  });
});
