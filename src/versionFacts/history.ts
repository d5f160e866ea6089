import path from 'node:path';
import {withHistory} from '../openrpc/history';
import {hasReference, readReference} from '../openrpc/read';
import type {RpcReference} from '../openrpc/types';
import {fromSame} from '../profile/fromSame';
import {dataFolder} from '../profile/load';
import {readJson} from '../profile/readJson';
import type {NetworkProfile} from '../profile/types';
import {readFacts} from './read';

const historyFrom = fromSame<RpcReference>();

/** Versions that have an RPC reference, oldest first. */
export function documentedVersions(siteDir: string): string[] {
  const frozen = readJson(siteDir, 'versions.json') as readonly string[];
  return [...[...frozen].reverse(), 'current'].filter((version) => hasReference(siteDir, version));
}

/** Release of the node that a version describes, by its own profile. */
export function releaseOf(siteDir: string, version: string): string {
  const profile = readJson(siteDir, `${dataFolder(version)}/network.json`) as NetworkProfile;
  return profile.software.version;
}

/** A version's RPC reference, with the releases in which its methods were added, changed and removed. */
export function readReferenceWithHistory(siteDir: string, version: string): RpcReference {
  const names = documentedVersions(siteDir);
  const versions = names.map((name) => ({
    release: releaseOf(siteDir, name),
    reference: readReference(siteDir, name),
    facts: readFacts(siteDir, name)?.facts ?? [],
  }));
  const inputs = versions.flatMap(({release, reference: {documents, shared, executed}, facts}) => [
    ...[release, shared, executed, facts],
    ...Object.values(documents),
  ]);
  return historyFrom(path.join(siteDir, version), inputs, () =>
    withHistory(versions, names.indexOf(version)),
  );
}
