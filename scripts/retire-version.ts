/*
 * `npm run docs:retire -- 2.0.0`: removes a version that is not the latest. Its addresses lead to the latest version on every
 * host; the version after it is compared with the one before. Checks all versions.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {pagesFolder} from '../src/changes/site';
import {neighboursOf} from '../src/changes/versions';
import {readRetired, RETIRED_FILE, type Retired} from '../src/hosting/retired';
import {dataFolder} from '../src/profile/load';
import {createSiteChanges} from '../src/plugins/page-changes/siteChanges';
import {FACTS_FILE} from '../src/versionFacts/files';
import type {VersionFacts} from '../src/versionFacts/types';
import {factsAfterRetiring} from './versions/facts';
import {checkRetired} from './versions/names';
import {checkVersions, command, readData, readVersions, writeData} from './versions/run';

command(() => {
  const siteDir = process.cwd();
  const released = readVersions();
  const version = checkRetired(process.argv[2], released);
  const {newer = 'current'} = neighboursOf(released, version);
  const changes = createSiteChanges(siteDir);
  const pages = changes.pagesOf(version).map((page) => changes.pathOf(page, version));
  const retired: Retired = {...readRetired(siteDir), [version]: pages};

  const factsOf = (name: string) => path.join(dataFolder(name), FACTS_FILE);
  const own = readData(factsOf(newer)) as VersionFacts | undefined;
  const facts =
    own && factsAfterRetiring(own, readData(factsOf(version)) as VersionFacts | undefined);
  if (facts) writeData(factsOf(newer), facts);
  else if (newer !== 'current') rmSync(factsOf(newer), {force: true});

  rmSync(pagesFolder(version), {recursive: true});
  rmSync(`versioned_sidebars/version-${version}-sidebars.json`, {force: true});
  writeData(
    'versions.json',
    released.filter((name) => name !== version),
  );
  writeData(RETIRED_FILE, retired);
  checkVersions();
  console.log(
    `Version ${version} is removed; its ${pages.length} addresses lead to the latest version.`,
  );
});
