import fs from 'node:fs';
import path from 'node:path';
import {withDerived} from './derived';
import {durationWarnings} from './durations';
import {fromSame} from './fromSame';
import {isRecord} from './parameter';
import {pathsOfRelease, withValuesOf} from './ofRelease';
import {always, type Once} from './once';
import {isPlaceholder} from './placeholders';
import {ProfileError} from './fault';
import {readJson} from './readJson';
import {topologyFaults} from './topology/faults';
import {sitePath} from './sitePath';
import type {NetworkProfile, SystemContract, Topology, VersionData} from './types';
import {contractsFaults, profileFaults} from './validate';

/** Data folder of a version, relative to the site directory. */
export function dataFolder(version: string): string {
  return version === 'current' ? 'docs/_data' : `versioned_docs/version-${version}/_data`;
}

/** The version (`current` or a name of versions.json) of a source file. */
export function versionOf(siteDir: string, filePath: string): string {
  const relative = sitePath(siteDir, filePath);
  return /^versioned_docs\/version-([^/]+)\//.exec(relative)?.[1] ?? 'current';
}

const profileFrom = fromSame<NetworkProfile>();
const dataFrom = fromSame<VersionData>();

function readProfile(siteDir: string, version: string): NetworkProfile {
  return readJson(siteDir, `${dataFolder(version)}/network.json`) as NetworkProfile;
}

/** Data folders of the versions after one, Next included. */
function laterFolders(siteDir: string, version: string): string[] {
  const file = 'versions.json';
  if (!fs.existsSync(path.join(siteDir, file))) return [];
  const all = ['current', ...(readJson(siteDir, file) as readonly string[])];
  return all.slice(0, Math.max(all.indexOf(version), 0)).map(dataFolder);
}

/** Whether a version is frozen with the placeholder network, while docs/_data/network.json no longer describes it. */
function isOfPlaceholder(version: string, own: NetworkProfile, current: NetworkProfile): boolean {
  return version !== 'current' && isPlaceholder(own) && !isPlaceholder(current);
}

/** Whether a version uses the profile of docs/_data/network.json in place of its own: see {@link loadProfile}. */
export function usesCurrentProfile(siteDir: string, version: string): boolean {
  return isOfPlaceholder(version, readProfile(siteDir, version), readProfile(siteDir, 'current'));
}

/**
 * The profile of a version's pages: its own frozen one, with one exception. If a frozen profile still describes the
 * placeholder network, while docs/_data/network.json no longer does, the version uses docs/_data/network.json, except
 * for what the release of its node determines. So an adopter edits one file.
 */
export function loadProfile(siteDir: string, version: string): NetworkProfile {
  const own = readProfile(siteDir, version);
  const current = readProfile(siteDir, 'current');
  return profileFrom(path.join(siteDir, version), [own, current], () => {
    if (!isOfPlaceholder(version, own, current)) return withDerived(own);
    const paths = pathsOfRelease(siteDir, laterFolders(siteDir, version));
    return withDerived(withValuesOf(current, own, paths));
  });
}

/** Base path of a version's pages: the latest is at the root, and so is the current one while there is no other. */
function pathOfPages(siteDir: string, version: string): string {
  const [latest = 'current'] = readJson(siteDir, 'versions.json') as readonly string[];
  if (version === 'current' && latest !== 'current') return '/next';
  return version === latest ? '' : `/${version}`;
}

/** All values for the tokens of a version's pages. */
export function loadVersion(siteDir: string, version: string): VersionData {
  const network = loadProfile(siteDir, version);
  const pages = pathOfPages(siteDir, version);
  const contracts = readJson(siteDir, `${dataFolder(version)}/contracts.json`);
  const topology = readJson(siteDir, `${dataFolder(version)}/topology.json`);
  return dataFrom(path.join(siteDir, version), [network, pages, contracts, topology], () => ({
    network,
    version: {
      path: version === 'current' ? 'next' : version,
      url: `${network.site.url}${pages}`,
    },
    contracts: contracts as Record<string, SystemContract>,
    topology: topology as Topology,
  }));
}

function errorsOf(siteDir: string, version: string, once: Once): ProfileError[] {
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
  const schemaOf = (name: string) => {
    const schema = readJson(siteDir, `${folder}/${name}.schema.json`);
    return isRecord(schema) ? schema : {};
  };
  return [
    ...check('network.json', (profile) => {
      const schema = schemaOf('network');
      return once(['network', profile, schema], () => profileFaults(profile, schema));
    }),
    ...check('topology.json', (topology) => {
      const schema = schemaOf('topology');
      return once(['topology', topology, schema], () => topologyFaults(topology, schema));
    }),
    ...check('contracts.json', contractsFaults),
  ];
}

/**
 * Checks the data of all versions.
 *
 * @param once remembers what has passed
 * @throws one error that lists every error of every file
 */
export function checkData(siteDir: string, versions: readonly string[], once: Once = always): void {
  const errors = ['current', ...versions].flatMap((version) => errorsOf(siteDir, version, once));
  if (errors.length > 0) {
    throw new Error(
      `The network profile cannot be used.\n${errors.map(({message}) => message).join('\n')}`,
    );
  }
}

/** Warnings about the current profile, one line each, with the file name. */
export function dataWarnings(siteDir: string): string[] {
  const file = `${dataFolder('current')}/network.json`;
  return durationWarnings(loadProfile(siteDir, 'current')).map((warning) => `${file}: ${warning}`);
}
