import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {neighboursOf} from '../../changes/versions';
import {pageData} from '../network-profile/pageData';
import {stampsFolder} from '../network-profile/stamps';
import {generatedStatic} from '../generatedStatic';
import {loadedVersions} from '../loadedVersions';
import {removeOldComparisons} from './comparisons';
import {changesFiles, type ChangesFile} from './contents';
import {serveChanges} from './development';
import {COMPARISONS, siteChanges} from './siteChanges';

/** Folder of the files; configured as a static folder. */
export const CHANGES_STATIC = generatedStatic('page-changes');

export interface Options {
  /** Names of the frozen versions, as in versions.json: the latest first. */
  readonly versions: readonly string[];
}

/**
 * Writes for each page that differs from the version before what changed on it, and for each version a file about all of its
 * changes; in development, serves them. The front matter of a page's script, which `note.ts` adds to, says that there is such
 * a file.
 */
export default function pageChanges(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  options: unknown,
): Plugin {
  const {versions: released} = options as Options;
  const {folders, everyPage} = pageData(siteDir, ['current', ...released]);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const folder = path.join(siteDir, CHANGES_STATIC);
  let files: readonly ChangesFile[] = [];

  async function write({address, make}: ChangesFile): Promise<void> {
    const content = await make();
    if (!content) return;
    const file = path.join(folder, address.slice(baseUrl.length - 1));
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, JSON.stringify(content));
  }

  return {
    name: 'page-changes',

    configureWebpack: (_config, isServer) => ({
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
      ...(isDevelopment &&
        !isServer && {
          devServer: {
            // As in search-index: before the fallback to index.html.
            setupMiddlewares: (middlewares: unknown[]) => {
              middlewares.unshift(serveChanges(() => files));
              return middlewares;
            },
          },
        }),
    }),

    async allContentLoaded({allContent}) {
      files = loadedVersions(allContent).flatMap((version) => {
        const {older} = neighboursOf(released, version.versionName);
        if (older === undefined) return [];
        return changesFiles(siteDir, version, older, () => siteChanges(siteDir));
      });
      fs.rmSync(folder, {recursive: true, force: true});
      if (isDevelopment) return;
      for (const file of files) await write(file);
      removeOldComparisons(path.join(siteDir, COMPARISONS), Date.now());
    },
  };
}
