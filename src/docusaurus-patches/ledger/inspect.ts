import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Recorded state of a package's file. */
export interface Seen {
  readonly version: string;
  /** The first 16 digits of its SHA-256; `absent` if the package has no such file. */
  readonly digest: string;
}

/** The location of a touch point. */
export interface Place {
  readonly package: string;
  readonly file: string;
}

export const keyOf = ({package: name, file}: Place): string => `${name}/${file}`;

function versionOf(folder: string): string {
  const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/**
 * Reads the state of a package's file.
 *
 * @param packages folder of packages, such as `node_modules`
 * @returns undefined when the package itself is missing
 */
export function inspect(packages: string, place: Place): Seen | undefined {
  const folder = path.join(packages, place.package);
  if (!existsSync(path.join(folder, 'package.json'))) return undefined;
  const file = path.join(folder, place.file);
  const digest = existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
    : 'absent';
  return {version: versionOf(folder), digest};
}
