import path from 'node:path';
import {ProfileError} from '../../src/profile/fault';
import {readJson} from '../../src/profile/readJson';
import {profileFaults} from '../../src/profile/validate';
import {withValue} from './edit';

/**
 * Reads another profile.
 *
 * @param file path of the file
 * @param text its content
 * @returns the text for docs/_data/network.json, which names the schema beside it
 * @throws ProfileError with every fault
 */
export function profileFrom(file: string, text: string, schema: Record<string, unknown>): string {
  const profile = readJson(path.dirname(path.resolve(file)), path.basename(file));
  const faults = profileFaults(profile, schema);
  if (faults.length > 0) throw new ProfileError(file, faults);
  return `${withValue(text, ['$schema'], './network.schema.json').trimEnd()}\n`;
}
