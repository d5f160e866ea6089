import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {abiFolder, abisOf} from '../../abi/read';
import {replaceTokens} from '../../tokens/interpolate';
import {dataFolder, loadVersion} from '../../profile/load';
import {withSlashes} from '../../profile/sitePath';
import {generatedStatic} from '../generatedStatic';

/** Folder of the downloads; configured as a static folder. */
export const DOWNLOADS_STATIC = generatedStatic('downloads');

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
 * The downloads of a version, by their path under the site's root: the files of `_data/downloads`, with tokens replaced
 * by values of that version, and below `abis` the JSON ABI of each system contract.
 *
 * @throws when a token is unknown, with file, line and near matches; when an interface cannot be read
 */
export function downloadsOf(siteDir: string, version: string): Map<string, string> {
  const source = `${dataFolder(version)}/downloads`;
  const data = loadVersion(siteDir, version);
  const target = (name: string) => `downloads/${data.version.path}/${name}`;
  const files = filesIn(path.join(siteDir, source)).map((found): [string, string] => {
    const name = withSlashes(found);
    const file = `${source}/${name}`;
    const content = fs.readFileSync(path.join(siteDir, file), 'utf8');
    return [target(name), replaceTokens(content, data, file)];
  });
  const abis = [...abisOf(siteDir, version)].map(([name, abi]): [string, string] => [
    target(`abis/${name}.json`),
    `${JSON.stringify(abi, null, 2)}\n`,
  ]);
  return new Map([...files, ...abis]);
}

/** Writes the downloads of every version before each start and build. */
export default function downloads({siteDir}: LoadContext, options: unknown): Plugin {
  const all = ['current', ...(options as Options).versions];
  return {
    name: 'downloads',

    getPathsToWatch: () =>
      all.flatMap((version) => [
        `${siteDir}/${dataFolder(version)}/downloads/**`,
        `${siteDir}/${abiFolder(version)}/**`,
      ]),

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
