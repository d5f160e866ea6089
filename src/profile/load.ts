import path from 'node:path';
import {isRecord} from './parameter';
import {isPlaceholder} from './placeholders';
import {ProfileError} from './fault';
import {readJson} from './readJson';
import type {NetworkProfile, SystemContract, VersionData} from './types';
import {contractsFaults, profileFaults} from './validate';

/** Folder of the data that a version was written against, relative to the site directory. */
export function dataFolder(version: string): string {
  return version === 'current' ? 'docs/_data' : `versioned_docs/version-${version}/_data`;
}

/** Version (`current` or a name of versions.json) that a source file belongs to. */
export function versionOf(siteDir: string, filePath: string): string {
  const relative = path.relative(siteDir, filePath).split(path.sep).join('/');
  return /^versioned_docs\/version-([^/]+)\//.exec(relative)?.[1] ?? 'current';
}

function readProfile(siteDir: string, version: string): NetworkProfile {
  return readJson(siteDir, `${dataFolder(version)}/network.json`) as NetworkProfile;
}

/**
 * The profile that a version's pages read: its own frozen one, with one exception. A frozen profile that still
 * describes the placeholder network, while docs/_data/network.json no longer does, is no record of any network; that
 * version then reads docs/_data/network.json. So whoever adopts this site fills in one file.
 */
export function loadProfile(siteDir: string, version: string): NetworkProfile {
  const own = readProfile(siteDir, version);
  if (version === 'current' || !isPlaceholder(own)) return own;
  const current = readProfile(siteDir, 'current');
  return isPlaceholder(current) ? own : current;
}

/** Everything that the tokens of a version's pages can name. */
export function loadVersion(siteDir: string, version: string): VersionData {
  return {
    network: loadProfile(siteDir, version),
    version: {path: version === 'current' ? 'next' : version},
    contracts: readJson(siteDir, `${dataFolder(version)}/contracts.json`) as Record<
      string,
      SystemContract
    >,
  };
}

function errorsOf(siteDir: string, version: string): ProfileError[] {
  const folder = dataFolder(version);
  const check = (name: string, faultsOf: (data: unknown) => ProfileError['faults']) => {
    const file = `${folder}/${name}`;
    try {
      const faults = faultsOf(readJson(siteDir, file));
      return faults.length > 0 ? [new ProfileError(file, faults)] : [];
    } catch (error) {
      if (error instanceof ProfileError) return [error];
      throw error;
    }
  };
  return [
    ...check('network.json', (profile) => {
      const schema = readJson(siteDir, `${folder}/network.schema.json`);
      return profileFaults(profile, isRecord(schema) ? schema : {});
    }),
    ...check('contracts.json', contractsFaults),
  ];
}

/** Checks the data of all versions. @throws one error that lists every fault of every file. */
export function checkData(siteDir: string, versions: readonly string[]): void {
  const errors = ['current', ...versions].flatMap((version) => errorsOf(siteDir, version));
  if (errors.length > 0) {
    throw new Error(
      `The network profile cannot be used.\n${errors.map(({message}) => message).join('\n')}`,
    );
  }
}
