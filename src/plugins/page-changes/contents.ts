import path from 'node:path';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {changesOfPage, changesOfVersion} from '../../changes/address';
import type {PageChanges, VersionChanges} from '../../changes/files';
import type {SiteChanges} from '../../changes/site';
import {releaseOf} from '../../changes/versionChanges';
import {labelOf} from '../../changes/versions';
import {pageOf} from './note';

/** A file about changes, which is made when it is asked for. */
export interface ChangesFile {
  readonly address: string;
  /** @returns undefined for a page that is as it was */
  readonly make: () => Promise<PageChanges | VersionChanges | undefined>;
}

/**
 * The files about what changed in a version.
 *
 * @param older name of the version before
 * @param changesNow compares the versions as their sources are now
 */
export function changesFiles(
  siteDir: string,
  version: LoadedVersion,
  older: string,
  changesNow: () => SiteChanges,
): ChangesFile[] {
  const name = version.versionName;
  const frame = () => ({
    version: labelOf(name),
    since: labelOf(older),
    software: [releaseOf(siteDir, older), releaseOf(siteDir, name)] as const,
  });

  const changeOf = async ({source}: DocMetadata) => {
    const page = pageOf(siteDir, path.join(siteDir, aliasedSitePathToRelativePath(source)));
    if (page === undefined) return undefined;
    // A page that cannot be read reports its faults where it is compiled.
    return changesNow()
      .page(page, older, name)
      .catch(() => undefined);
  };

  async function pageChanges(doc: DocMetadata): Promise<PageChanges | undefined> {
    const change = await changeOf(doc);
    if (change?.change !== 'changed') return undefined;
    const {sections, values} = change;
    return {...frame(), sections, values};
  }

  async function versionChanges(): Promise<VersionChanges> {
    const pages: VersionChanges['pages'][number][] = [];
    for (const doc of version.docs) {
      const change = await changeOf(doc);
      const listed = {path: doc.permalink, title: doc.title};
      if (change?.change === 'added') pages.push({...listed, change: 'added'});
      if (change?.change !== 'changed') continue;
      const sections = change.sections.map(({change: kind, id, title}) => ({
        change: kind,
        id,
        title,
      }));
      pages.push({...listed, change: 'changed', sections});
    }
    const changes = changesNow();
    const gone = changes.goneIn(name, older).map((page) => ({
      path: changes.pathOf(page, older),
      title: page,
      change: 'removed' as const,
    }));
    return {
      ...frame(),
      pages: [...pages, ...gone],
      values: changes.values(older, name),
      methods: changes.methods(older, name) ?? [],
    };
  }

  return [
    ...version.docs.map((doc) => ({
      address: changesOfPage(doc.permalink),
      make: () => pageChanges(doc),
    })),
    {address: changesOfVersion(version.path), make: versionChanges},
  ];
}
