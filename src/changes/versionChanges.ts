import {loadProfile} from '../profile/load';
import type {MethodChange} from './rpc/compare';
import type {SiteChanges} from './site';
import type {PageChange, ValueChange} from './types';
import {labelOf, prefixOf, type VersionName} from './versions';

/** All differences of two versions. */
export interface AllChanges {
  /** What readers call the versions. */
  readonly from: string;
  readonly to: string;
  /** Releases of the node that they describe. */
  readonly software: readonly [older: string, newer: string];
  /** Pages that differ: path in the newer version (of a removed page, in the older one), and how. */
  readonly pages: readonly {readonly path: string; readonly change: PageChange}[];
  readonly values: readonly ValueChange[];
  /** Undefined where one of the versions has no RPC reference. */
  readonly methods: readonly MethodChange[] | undefined;
}

/** Release of the node that a version describes. */
export function releaseOf(siteDir: string, version: VersionName): string {
  const {version: release} = loadProfile(siteDir, version).software as {version: string};
  return release;
}

/**
 * Compares two versions: pages of the newer one in the order of their names, then removed ones.
 *
 * @param released names of the frozen versions, as in versions.json
 */
export async function allChanges(
  siteDir: string,
  released: readonly string[],
  changes: SiteChanges,
  older: VersionName,
  newer: VersionName,
): Promise<AllChanges> {
  const now = changes.pagesOf(newer);
  const pages: AllChanges['pages'][number][] = [];
  for (const page of [...now, ...changes.goneIn(newer, older)]) {
    const change = await changes.page(page, older, newer);
    const version = change.change === 'removed' ? older : newer;
    if (change.change !== 'same')
      pages.push({path: `${prefixOf(released, version)}${changes.pathOf(page, version)}`, change});
  }
  return {
    from: labelOf(older),
    to: labelOf(newer),
    software: [releaseOf(siteDir, older), releaseOf(siteDir, newer)],
    pages,
    values: changes.values(older, newer),
    methods: changes.methods(older, newer),
  };
}
