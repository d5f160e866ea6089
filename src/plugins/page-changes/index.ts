import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {changesOfPage, changesOfVersion} from '../../changes/address';
import type {PageChanges, VersionChanges} from '../../changes/files';
import type {SiteChanges} from '../../changes/site';
import {releaseOf} from '../../changes/versionChanges';
import {labelOf, neighboursOf} from '../../changes/versions';
import {areValid} from '../network-profile/checks';
import {pageData} from '../network-profile/pageData';
import {stampsFolder} from '../network-profile/stamps';
import {removeOldComparisons} from './comparisons';
import {pageOf} from './note';
import {COMPARISONS, siteChanges} from './siteChanges';

const generatedFiles = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Folder of the files, relative to the site; configured as a static folder. */
export const CHANGES_STATIC = `${generatedFiles}/page-changes/static`;

export interface Options {
  /** Names of the frozen versions, as in versions.json: the latest first. */
  readonly versions: readonly string[];
}

/**
 * Writes for each page that differs from the version before what changed on it, and for each version a file about all of its
 * changes. The front matter of a page's script, which `note.ts` adds to, says that there is such a file.
 */
export default function pageChanges(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  options: unknown,
): Plugin {
  const {versions: released} = options as Options;
  const {folders, everyPage} = pageData(siteDir, ['current', ...released]);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const folder = path.join(siteDir, CHANGES_STATIC);
  const write = (address: string, content: PageChanges | VersionChanges) => {
    const file = path.join(folder, address.slice(baseUrl.length - 1));
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, JSON.stringify(content));
  };

  async function writeVersion(version: LoadedVersion, older: string, changes: SiteChanges) {
    const name = version.versionName;
    const frame = {
      version: labelOf(name),
      since: labelOf(older),
      software: [releaseOf(siteDir, older), releaseOf(siteDir, name)] as const,
    };
    const pages: VersionChanges['pages'][number][] = [];
    for (const {source, permalink, title} of version.docs) {
      const page = pageOf(siteDir, path.join(siteDir, aliasedSitePathToRelativePath(source)));
      if (page === undefined) continue;
      // A page that cannot be read reports its faults where it is compiled.
      const change = await changes.page(page, older, name).catch(() => undefined);
      if (change?.change === 'added') pages.push({path: permalink, title, change: 'added'});
      if (change?.change !== 'changed') continue;
      const {sections, values} = change;
      write(changesOfPage(permalink), {...frame, sections, values});
      const listed = sections.map(({change: kind, id, title: words}) => ({
        change: kind,
        id,
        title: words,
      }));
      pages.push({path: permalink, title, change: 'changed', sections: listed});
    }
    const gone = changes.goneIn(name, older);
    write(changesOfVersion(version.path), {
      ...frame,
      pages: [
        ...pages,
        ...gone.map((page) => ({
          path: changes.pathOf(page, older),
          title: page,
          change: 'removed' as const,
        })),
      ],
      values: changes.values(older, name),
      methods: changes.methods(older, name) ?? [],
    });
  }

  return {
    name: 'page-changes',

    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/u,
            include: [path.join(siteDir, 'docs'), path.join(siteDir, 'versioned_docs')],
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'counterpartLoader.cjs'),
                options: {
                  folders,
                  everyPage,
                  ...(isDevelopment && {stamps: stampsFolder(generatedFilesDir), siteDir}),
                },
              },
            ],
          },
        ],
      },
    }),

    async allContentLoaded({allContent}) {
      if (!areValid(siteDir, released)) return;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      fs.rmSync(folder, {recursive: true, force: true});
      try {
        for (const version of docs?.loadedVersions ?? []) {
          const {older} = neighboursOf(released, version.versionName);
          if (older !== undefined) await writeVersion(version, older, siteChanges(siteDir));
        }
      } catch (error) {
        // A data file may be saved with a fault meanwhile.
        if (areValid(siteDir, released)) throw error;
      }
      removeOldComparisons(path.join(siteDir, COMPARISONS), Date.now());
    },
  };
}
