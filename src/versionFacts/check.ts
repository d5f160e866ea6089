import {ProfileError} from '../profile/fault';
import {dataFolder, usesCurrentProfile} from '../profile/load';
import {isRecord} from '../profile/parameter';
import {readJson} from '../profile/readJson';
import {schemaFaults} from '../profile/schema';
import type {NetworkProfile} from '../profile/types';
import {differencesOf} from './differences';
import {misplaced, unexplained, unneeded, type Releases} from './faults';
import {FACTS_FILE, FACTS_SCHEMA} from './files';
import {readFacts} from './read';

function profileOf(siteDir: string, version: string): NetworkProfile {
  return readJson(siteDir, `${dataFolder(version)}/network.json`) as NetworkProfile;
}

/** The releases of the node that came with a version, and those that the version before had. */
function releasesOf(siteDir: string, since: string, version: string): Releases {
  const versionsOf = (releases: readonly {readonly version: string}[] = []) =>
    releases.map((release) => release.version);
  const [older, newer] = [since, version].map((name) => profileOf(siteDir, name));
  return {
    older: versionsOf(older?.releases ?? (older && [older.software])),
    ...(newer?.releases && {newer: versionsOf(newer.releases)}),
  };
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
  // What differs between two versions of one profile is what facts name; what an adopter changed is in both.
  const isOneProfile = usesCurrentProfile(siteDir, since);
  const differences = differencesOf(siteDir, since, version).filter(
    ({kind}) => !isOneProfile || kind !== 'profile',
  );
  const compared = isOneProfile ? all.map((fact) => ({...fact, profile: undefined})) : all;
  const faults = [
    ...misplaced(all, releasesOf(siteDir, since, version)),
    ...unexplained(compared, differences),
    ...unneeded(compared, differences),
  ];
  return faults.length > 0 ? new ProfileError(file, faults) : undefined;
}
