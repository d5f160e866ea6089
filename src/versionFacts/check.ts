import {ProfileError} from '../profile/fault';
import {dataFolder} from '../profile/load';
import {isRecord} from '../profile/parameter';
import {readJson} from '../profile/readJson';
import {schemaFaults} from '../profile/schema';
import type {NetworkProfile} from '../profile/types';
import {differencesOf} from './differences';
import {misplaced, unexplained, unneeded} from './faults';
import {FACTS_FILE, FACTS_SCHEMA} from './files';
import {readFacts} from './read';

function releasesOf(siteDir: string, version: string): string[] {
  const profile = readJson(siteDir, `${dataFolder(version)}/network.json`) as NetworkProfile;
  return (profile.releases ?? [profile.software]).map((release) => release.version);
}

/**
 * Compares a version with the one before.
 * @param versions names of released versions
 * @returns one error for all differences without a fact and all facts without a difference; undefined if there are none
 */
export function factsError(
  siteDir: string,
  version: string,
  versions: readonly string[],
): ProfileError | undefined {
  const facts = readFacts(siteDir, version);
  // Without released versions there is nothing to compare with.
  if (facts === undefined || versions.length === 0) return undefined;
  const file = `${dataFolder(version)}/${FACTS_FILE}`;
  const schema = readJson(siteDir, `${dataFolder(version)}/${FACTS_SCHEMA}`);
  const wrong = schemaFaults(facts, isRecord(schema) ? schema : {});
  if (wrong.length > 0) return new ProfileError(file, wrong);
  const {since, facts: all} = facts;
  if (!versions.includes(since)) {
    const expected = `a released version: ${versions.join(', ')}`;
    return new ProfileError(file, [
      {at: 'since', expected, found: since, fix: 'name the version before'},
    ]);
  }
  const differences = differencesOf(siteDir, since, version);
  const releases = {older: releasesOf(siteDir, since), newer: releasesOf(siteDir, version)};
  const faults = [
    ...misplaced(all, releases),
    ...unexplained(all, differences),
    ...unneeded(all, differences),
  ];
  return faults.length > 0 ? new ProfileError(file, faults) : undefined;
}
