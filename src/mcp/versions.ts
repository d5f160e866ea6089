import fs from 'node:fs';
import path from 'node:path';

/** A version of the documentation in a build. */
export interface BuiltVersion {
  /** `2.0.0`, or `next`. */
  readonly name: string;
  /** As in the sources: `2.0.0`, or `current`. */
  readonly source: string;
  /** Beginning of its paths: empty for the latest release, else `/next`. */
  readonly prefix: string;
}

/** What cannot be answered, as a sentence for the assistant. */
export class Unanswerable extends Error {}

/** All versions, the latest release first. */
export function builtVersions(siteDir: string): BuiltVersion[] {
  const file = path.join(siteDir, 'versions.json');
  const names = JSON.parse(fs.readFileSync(file, 'utf8')) as readonly string[];
  const released = names.map((name, index) => ({
    name,
    source: name,
    prefix: index === 0 ? '' : `/${name}`,
  }));
  const prefix = released.length === 0 ? '' : '/next';
  return [...released, {name: 'next', source: 'current', prefix}];
}

/** The version of a name; the latest release if there is none. @throws Unanswerable with the names that there are */
export function versionNamed(
  versions: readonly BuiltVersion[],
  name: string | undefined,
): BuiltVersion {
  const asked = name?.toLowerCase();
  const found =
    asked === undefined || asked === 'latest'
      ? versions[0]
      : versions.find((version) => [version.name, version.source].includes(asked));
  if (found) return found;
  throw new Unanswerable(
    `There is no version ${name ?? ''}. There are: ${versions.map((version) => version.name).join(', ')}.`,
  );
}
