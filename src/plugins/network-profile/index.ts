import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkData, dataFolder} from '../../profile/load';
import {pageData} from './pageData';

/**
 * Code that affects the compiled pages and scripts, including loaders of the bundler; a change must invalidate the
 * persistent cache.
 */
const COMPILING_CODE = [
  'src/docusaurus-patches',
  'src/highlight',
  'src/openrpc',
  'src/plugins',
  'src/profile',
  'src/remark',
  'src/worked',
];

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((file) => fs.statSync(file).isFile());
}

export interface Options {
  /** Names of the frozen versions, as in versions.json. */
  readonly versions: readonly string[];
}

/** Whether a data file is newer than the configuration. */
function isNewer(file: string, reference: string): boolean {
  return fs.statSync(file).mtimeMs > fs.statSync(reference).mtimeMs;
}

/**
 * Keeps the site in sync with the network profile. Pages are rebuilt when their data changes. In development a saved
 * profile is checked again, and the whole site is reloaded, because titles and the footer depend on it too.
 */
export default function networkProfile(
  {siteDir, siteConfigPath}: LoadContext,
  options: unknown,
): Plugin {
  const {versions} = options as Options;
  const all = ['current', ...versions];
  const dataFiles = all.flatMap((version) =>
    ['network.json', 'contracts.json', 'topology.json'].map((file) =>
      path.join(siteDir, dataFolder(version), file),
    ),
  );
  return {
    name: 'network-profile',

    getPathsToWatch: () => dataFiles,

    loadContent() {
      if (process.env.NODE_ENV !== 'development') return;
      checkData(siteDir, versions);
      // Docusaurus reloads configuration and titles only when the configuration file is saved; this saves it unchanged.
      if (dataFiles.some((file) => isNewer(file, siteConfigPath))) {
        const now = new Date();
        fs.utimesSync(siteConfigPath, now, now);
      }
    },

    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as {cache?: unknown};
      const buildDependencies = COMPILING_CODE.flatMap((folder) =>
        filesIn(path.join(siteDir, folder)),
      );
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: [path.join(siteDir, 'docs'), path.join(siteDir, 'versioned_docs')],
              enforce: 'pre',
              use: [
                {
                  loader: path.join(__dirname, 'dependencyLoader.cjs'),
                  options: pageData(siteDir, all),
                },
              ],
            },
          ],
        },
        ...(typeof cache === 'object' && {experiments: {cache: {buildDependencies}}}),
      };
    },
  };
}
