import fs from 'node:fs';
import path from 'node:path';
import {lookup} from 'mrmime';
import {readPage, type ReadPage} from './chapter';
import {readList} from './contents';
import {handbookOf} from './document';
import {byPath} from './links';

/** A version of a build. */
export interface HandbookSource {
  readonly buildDir: string;
  /** Beginning of the version's paths: empty for the latest release, else `/next`. */
  readonly prefix: string;
  /** Node release that it documents: `geth v1.6.7`. */
  readonly release: string;
}

/** Styles of the site that a page loads, each once. */
function stylesheets(buildDir: string, pages: readonly string[]): string {
  const links = pages.flatMap((html) =>
    [...html.matchAll(/<link\s(?:[^>]*\s)?rel="?stylesheet\b[^>]*>/gu)].flatMap(
      ([link]) => /\bhref="?(?<href>\/[^"\s>]+)/u.exec(link)?.groups?.href ?? [],
    ),
  );
  return [...new Set(links)]
    .map((href) => fs.readFileSync(path.join(buildDir, href), 'utf8'))
    .join('\n');
}

function pictureOf(buildDir: string, address: string): string | undefined {
  const file = path.join(buildDir, decodeURIComponent(address));
  if (!fs.existsSync(file)) return undefined;
  return `data:${lookup(file) ?? 'application/octet-stream'};base64,${fs.readFileSync(file, 'base64')}`;
}

/**
 * The handbook of a version from the files of a build.
 *
 * @throws when the build does not have the version, or not all of its pages
 */
export function buildHandbook({buildDir, prefix, release}: HandbookSource): string {
  const file = path.join(buildDir, prefix, 'llms.txt');
  if (!fs.existsSync(file))
    throw new Error(`${file} does not exist: expected a build of this version. Run npm run build.`);
  const {site, version, origin, pages} = readList(fs.readFileSync(file, 'utf8'), file);
  const built = pages.map((document) => {
    const name = path.join(buildDir, document.path, 'index.html');
    return {document, name, html: fs.existsSync(name) ? fs.readFileSync(name, 'utf8') : ''};
  });
  const read = built.map(({html, document}) => readPage(html, document));
  const missing = built.filter((_page, index) => read[index] === undefined);
  if (missing.length > 0)
    throw new Error(
      `${file} lists pages that the build does not have: ${missing.map(({name}) => name).join(', ')}. Run npm run build again.`,
    );
  const chapters = read.filter((page): page is ReadPage => page !== undefined);
  const texts = built.map(({html}) => html);
  const language = /<html[^>]*\blang="?(?<lang>[\w-]+)/u.exec(texts[0] ?? '')?.groups?.lang ?? 'en';
  return handbookOf(chapters, {site, version, release, language}, stylesheets(buildDir, texts), {
    origin,
    chapters: byPath(chapters),
    picture: (address) => pictureOf(buildDir, address),
  });
}
