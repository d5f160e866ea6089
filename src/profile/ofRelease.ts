import fs from 'node:fs';
import path from 'node:path';
import {child} from './keys';
import {isRecord} from './parameter';
import {readJson} from './readJson';
import type {NetworkProfile} from './types';

/** File of a version, beside its other data, that says what differs from the version before. */
export const FACTS_FILE = 'changes.json';

/** Values that belong to a network although they differ between versions: times of forks are those of its chains. */
const OF_NETWORK = new Set(['forks']);

/**
 * Paths of the profile's values that differ between versions because the node differs: its release, and what it has by
 * default.
 * @param folders data folders of the later versions, relative to the site
 */
export function pathsOfRelease(siteDir: string, folders: readonly string[]): string[] {
  const paths = folders
    .map((folder) => `${folder}/${FACTS_FILE}`)
    .filter((file) => fs.existsSync(path.join(siteDir, file)))
    .flatMap((file) => {
      const facts = child(readJson(siteDir, file), 'facts');
      return Array.isArray(facts) ? (facts as unknown[]) : [];
    })
    .flatMap((fact) => child(fact, 'profile') ?? [])
    .filter((found): found is string => typeof found === 'string');
  return [...new Set(paths)].filter((found) => !OF_NETWORK.has(found));
}

function withValue(node: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined || !isRecord(node)) return value;
  const {[key]: before, ...others} = node;
  const next = rest.length === 0 ? value : withValue(before, rest, value);
  // The place of a key is the order in tables.
  if (key in node && next !== undefined) return {...node, [key]: next};
  return next === undefined ? others : {...others, [key]: next};
}

/** A profile with the values of another one at some paths; what that one lacks is taken out. */
export function withValuesOf(
  profile: NetworkProfile,
  other: NetworkProfile,
  paths: readonly string[],
): NetworkProfile {
  return paths.reduce<unknown>((all, found) => {
    const keys = found.split('.');
    return withValue(all, keys, keys.reduce<unknown>(child, other));
  }, profile) as NetworkProfile;
}
