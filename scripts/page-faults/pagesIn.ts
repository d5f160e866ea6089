import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {withSlashes} from '../../src/profile/sitePath';

/** Paths of all pages and parts of pages, from the site's folder. */
export function pagesIn(siteDir: string): string[] {
  return ['docs', 'versioned_docs']
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.mdx?$/u.test(name))
        .map((name) => `${folder}/${withSlashes(name)}`),
    )
    .sort();
}
