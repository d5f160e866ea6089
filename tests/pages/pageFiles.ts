import fs from 'node:fs';
import path from 'node:path';
import {blocksOf, siteDir, type Page} from './pages';

/** Folder for the code of a page: within the project, so that packages are resolved; one per purpose. */
export function pageFolder(purpose: string, {version, id}: Page): string {
  return path.join(siteDir, '.cache/pages', purpose, version, id.replaceAll('/', '-'));
}

/** Writes the blocks of some languages to files named by their titles, as a reader would; returns their paths. */
export function writeFiles(page: Page, folder: string, languages: readonly string[]): string[] {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  return blocksOf(page)
    .filter(({lang, title}) => languages.includes(lang) && title !== '')
    .map(({title, value}) => {
      const file = path.join(folder, title);
      fs.writeFileSync(file, `${value}\n`);
      return file;
    });
}
