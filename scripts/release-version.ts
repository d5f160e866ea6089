/*
 * `npm run docs:release -- 2.1.0`: cuts a version. Checks Next, copies its pages and data to a folder of the version, moves the
 * labels of search queries to where pages are now, starts an empty list of facts for Next, and checks all versions.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {readMoved} from '../src/profile/moved';
import {FACTS_FILE} from '../src/versionFacts/files';
import type {VersionFacts} from '../src/versionFacts/types';
import {factsAfterRelease} from './versions/facts';
import {movedLabels} from './versions/labels';
import {checkNewName} from './versions/names';
import {
  checkVersions,
  command,
  docusaurus,
  readData,
  readVersions,
  writeData,
} from './versions/run';

const LABELS = ['bench/search/queries.json', 'bench/search/tuning.json'];
const FACTS = `docs/_data/${FACTS_FILE}`;

command(() => {
  const version = checkNewName(process.argv[2], readVersions());
  checkVersions();
  docusaurus('docs:version', version);
  const moved = readMoved(process.cwd(), version);
  for (const file of LABELS) writeFileSync(file, movedLabels(readFileSync(file, 'utf8'), moved));
  const facts = readData(FACTS) as VersionFacts | undefined;
  if (facts) writeData(FACTS, factsAfterRelease(facts, version));
  checkVersions();
  console.log(
    `Version ${version} is at the root of the site. Now name the release that Next describes in docs/_data/network.json, and run: npm run build`,
  );
});
