import fs from 'node:fs';
import path from 'node:path';
import type {NetworkProfile} from './types';

/** Path of the profile that a version reads, relative to the site directory. */
export function profilePath(version: string): string {
  const docs = version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
  return `${docs}/_data/network.json`;
}

/** Version (`current` or a name of versions.json) that a source file belongs to. */
export function versionOf(siteDir: string, filePath: string): string {
  const relative = path.relative(siteDir, filePath).split(path.sep).join('/');
  return /^versioned_docs\/version-([^/]+)\//.exec(relative)?.[1] ?? 'current';
}

export function loadProfile(siteDir: string, version: string): NetworkProfile {
  return JSON.parse(fs.readFileSync(path.join(siteDir, profilePath(version)), 'utf8')) as NetworkProfile;
}
