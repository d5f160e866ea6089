import fs from 'node:fs';
import path from 'node:path';
import type {NetworkProfile, SystemContract, VersionData} from './types';

/** Folder of the data that a version was written against, relative to the site directory. */
export function dataFolder(version: string): string {
  return version === 'current' ? 'docs/_data' : `versioned_docs/version-${version}/_data`;
}

/** Version (`current` or a name of versions.json) that a source file belongs to. */
export function versionOf(siteDir: string, filePath: string): string {
  const relative = path.relative(siteDir, filePath).split(path.sep).join('/');
  return /^versioned_docs\/version-([^/]+)\//.exec(relative)?.[1] ?? 'current';
}

function readJson(siteDir: string, version: string, name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(siteDir, dataFolder(version), name), 'utf8'));
}

export function loadProfile(siteDir: string, version: string): NetworkProfile {
  return readJson(siteDir, version, 'network.json') as NetworkProfile;
}

export function loadVersion(siteDir: string, version: string): VersionData {
  return {
    network: loadProfile(siteDir, version),
    contracts: readJson(siteDir, version, 'contracts.json') as Record<string, SystemContract>,
  };
}
