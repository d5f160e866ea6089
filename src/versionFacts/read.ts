import fs from 'node:fs';
import path from 'node:path';
import {dataFolder} from '../profile/load';
import {readJson} from '../profile/readJson';
import {FACTS_FILE} from './files';
import type {VersionFacts} from './types';

/** What differs between a version and the one before; undefined for the first version. */
export function readFacts(siteDir: string, version: string): VersionFacts | undefined {
  const file = `${dataFolder(version)}/${FACTS_FILE}`;
  if (!fs.existsSync(path.join(siteDir, file))) return undefined;
  return readJson(siteDir, file) as VersionFacts;
}
