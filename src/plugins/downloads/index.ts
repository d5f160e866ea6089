import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceTokens} from '../../profile/interpolate';
import {dataFolder, loadVersion} from '../../profile/load';

const generatedFiles = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Folder of the downloads, relative to the site; the configuration serves it as a static folder. */
export const DOWNLOADS_STATIC = `${generatedFiles}/downloads/static`;

export interface Options {
  /** Names of the frozen versions, as in versions.json. */
  readonly versions: readonly string[];
}

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => fs.statSync(path.join(folder, name)).isFile());
}

/**
 * The files that a version offers for download, by their path under the site's root: what lies in `_data/downloads`,
 * with the values of that version in place of its tokens.
 *
 * @throws when a token names nothing, with file, line and near matches
 */
export function downloadsOf(siteDir: string, version: string): Map<string, string> {
  const source = `${dataFolder(version)}/downloads`;
  const data = loadVersion(siteDir, version);
  return new Map(
    filesIn(path.join(siteDir, source)).map((name) => {
      const file = `${source}/${name.split(path.sep).join('/')}`;
      const content = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const target = `downloads/${data.version.path}/${name.split(path.sep).join('/')}`;
      return [target, replaceTokens(content, data, file)];
    }),
  );
}

/** Writes the downloads of every version before each start and build. */
export default function downloads({siteDir}: LoadContext, options: unknown): Plugin {
  const all = ['current', ...(options as Options).versions];
  return {
    name: 'downloads',

    getPathsToWatch: () => all.map((version) => `${siteDir}/${dataFolder(version)}/downloads/**`),

    loadContent() {
      const folder = path.join(siteDir, DOWNLOADS_STATIC);
      fs.rmSync(folder, {recursive: true, force: true});
      for (const [name, content] of all.flatMap((version) => [...downloadsOf(siteDir, version)])) {
        const file = path.join(folder, name);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, content);
      }
    },
  };
}
