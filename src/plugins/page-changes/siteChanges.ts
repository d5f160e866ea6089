import fs from 'node:fs';
import path from 'node:path';
import {SiteChanges, type Reading} from '../../changes/site';
import type {VersionName} from '../../changes/versions';
import {sourceParser} from '../../pageSource/parse';
import {loadVersion, versionOf} from '../../profile/load';
import {sitePath} from '../../profile/sitePath';
import type {VersionData} from '../../profile/types';
import {profileTables} from '../../remark/profileTables';
import {replaceTokens} from '../../tokens/interpolate';
import {circumstances, keptComparisons} from './comparisons';

/** Values of a version, with the addresses of another: a path that has the version's name differs in every version. */
function dataReader(siteDir: string) {
  // Kept: what is derived from the values is kept by the object that has them.
  const kept = new Map<string, VersionData>();
  return (version: VersionName, as: VersionName): VersionData => {
    const key = `${version} ${as}`;
    const known = kept.get(key);
    if (known) return known;
    const own = loadVersion(siteDir, version);
    const data = version === as ? own : {...own, version: loadVersion(siteDir, as).version};
    kept.set(key, data);
    return data;
  };
}

/**
 * Compares the versions of a site, whose pages it reads as a build does.
 *
 * @param keep as in `Reading`: without it, every page is read
 */
export function createSiteChanges(siteDir: string, keep?: Reading['keep']): SiteChanges {
  const dataOf = dataReader(siteDir);
  return new SiteChanges({
    siteDir,
    parse: sourceParser(profileTables({siteDir})),
    resolve: (file, text, as) =>
      replaceTokens(text, dataOf(versionOf(siteDir, file), as), sitePath(siteDir, file)),
    ...(keep && {keep}),
  });
}

function stateOf(siteDir: string): string {
  return ['docs', 'versioned_docs']
    .map((folder) => path.join(siteDir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => {
        const {mtimeMs, size} = fs.statSync(path.join(folder, name));
        return `${name} ${mtimeMs} ${size}`;
      }),
    )
    .join('\n');
}

/** Folder of comparisons from one build to the next, relative to the site. */
export const COMPARISONS = 'node_modules/.cache/page-changes';

let last:
  {readonly siteDir: string; readonly state: string; readonly changes: SiteChanges} | undefined;

/** The comparison of a site's versions, shared by all who ask; in development until a source is saved. */
export function siteChanges(siteDir: string): SiteChanges {
  const state = process.env.NODE_ENV === 'development' ? stateOf(siteDir) : '';
  if (last?.siteDir !== siteDir || last.state !== state) {
    const folder = path.join(siteDir, COMPARISONS);
    const keep = keptComparisons(folder, circumstances(siteDir));
    last = {siteDir, state, changes: createSiteChanges(siteDir, keep)};
  }
  return last.changes;
}
