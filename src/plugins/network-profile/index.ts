import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {REFERENCE_FILES, referenceFolder} from '../../openrpc/read';
import {dataFolder} from '../../profile/load';
import {holdUnless} from '../../profile/readJson';
import {checkAll} from './checks';
import {COMPILING_CODE} from './compilingCode';
import {pageData} from './pageData';
import {stampsFolder, writeStamps} from './stamps';

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

/** How long a program may take to save a file in two steps, in milliseconds. */
const SAVING_MS = 300;

/** The last fault that was reported; it is reported once. */
let reported = '';

function report(fault: string): void {
  if (fault === reported) return;
  if (fault !== '') {
    console.error(`[ERROR] ${fault}\nPages keep the last valid data until this is fixed.`);
  } else {
    console.warn('[INFO] The data files are valid again.');
  }
  reported = fault;
}

/**
 * Keeps the site in sync with the network profile and the other data files. In development a saved file is checked: with
 * faults it is reported once, and pages keep the last valid data; without, the pages that use what has changed are
 * rebuilt. The whole site is loaded again only when titles or the configuration change.
 */
export default function networkProfile(
  {siteDir, siteConfigPath, generatedFilesDir}: LoadContext,
  options: unknown,
): Plugin {
  const {versions} = options as Options;
  const all = ['current', ...versions];
  const isDevelopment = process.env.NODE_ENV === 'development';
  const stamps = stampsFolder(generatedFilesDir);

  return {
    name: 'network-profile',

    getPathsToWatch: () =>
      all.flatMap((version) => [
        ...pageData(siteDir, all).everyPage.map((file) =>
          path.join(siteDir, dataFolder(version), file),
        ),
        ...REFERENCE_FILES.map((file) => path.join(siteDir, referenceFolder(version), file)),
      ]),

    async loadContent() {
      if (!isDevelopment) return;
      const reload = {isNeeded: false};
      // Together: a file may be saved between the two.
      const update = () =>
        holdUnless(() => {
          checkAll(siteDir, versions);
          reload.isNeeded = writeStamps(stamps, siteDir, all);
        });
      let error = update();
      if (error) {
        await setTimeout(SAVING_MS);
        error = update();
      }
      report(error?.message ?? '');
      if (error || !reload.isNeeded) return;
      // Docusaurus reloads configuration and titles only when the configuration file is saved; this saves it unchanged.
      const now = new Date();
      fs.utimesSync(siteConfigPath, now, now);
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
                  options: {...pageData(siteDir, all), ...(isDevelopment && {stamps, siteDir})},
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
