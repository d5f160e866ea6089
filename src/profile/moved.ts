import fs from 'node:fs';
import path from 'node:path';
import {dataFolder} from './load';
import {readJson} from './readJson';

/** File beside the other data of a version: addresses that its pages had in earlier ones, and where they are now. */
export const MOVED_FILE = 'moved.json';

/** Addresses below the version by the earlier ones: `/staking/overview` → `/staking/start`. */
export type Moved = Readonly<Record<string, string>>;

/** Pages of a version that had another address before; none without the file. */
export function readMoved(siteDir: string, version: string): Moved {
  const file = `${dataFolder(version)}/${MOVED_FILE}`;
  return fs.existsSync(path.join(siteDir, file)) ? (readJson(siteDir, file) as Moved) : {};
}
