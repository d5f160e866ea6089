import fs from 'node:fs';
import path from 'node:path';
import {readJson} from '../profile/readJson';
import type {Moved} from '../profile/moved';
import type {Redirect} from './rules';

/** File of the site that says which addresses removed versions had. `npm run docs:retire` writes it. */
export const RETIRED_FILE = 'retired-versions.json';

/** Addresses below each removed version: `{"2.0.0": ["/", "/staking/overview"]}`. */
export type Retired = Readonly<Record<string, readonly string[]>>;

/** The removed versions; none without the file. */
export function readRetired(siteDir: string): Retired {
  return fs.existsSync(path.join(siteDir, RETIRED_FILE))
    ? (readJson(siteDir, RETIRED_FILE) as Retired)
    : {};
}

/**
 * Redirects from the addresses of removed versions to the same page of the latest one, where that is now, or to its home
 * page if it is gone.
 *
 * @param moved of the latest version
 * @param pages canonical paths of all pages
 */
export function retiredRedirects(
  retired: Retired,
  moved: Moved,
  pages: readonly string[],
): Redirect[] {
  const known = new Set(pages);
  return Object.entries(retired).flatMap(([version, addresses]) =>
    addresses.map((address) => {
      const now = known.has(address) ? address : (moved[address] ?? '/');
      // Without a slash at the end, which every host takes away.
      return {from: `/${version}${address}`.replace(/\/$/u, ''), to: known.has(now) ? now : '/'};
    }),
  );
}
