import fs from 'node:fs';
import path from 'node:path';
import {hasReference, readReference} from '../openrpc/read';
import {anchorOf} from '../openrpc/rowIds';
import {dataFolder} from '../profile/load';
import {sectionsOf} from './sections';

/** Ids of sections by page, such as `rpc/eth`. */
type Sections = ReadonlyMap<string, ReadonlySet<string>>;

/** By version, then by page: ids of sections that other versions have on this page, and this one lacks. */
export type LackingSections = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function pagesOf(siteDir: string, version: string): Sections {
  const folder = path.dirname(path.join(siteDir, dataFolder(version)));
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const pages = new Map(
    files
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => {
        const ids = sectionsOf(fs.readFileSync(path.join(folder, file), 'utf8')).keys();
        const page = file
          .split(path.sep)
          .join('/')
          .replace(/\.mdx?$/, '');
        return [page, new Set([...ids].filter((id) => id !== ''))];
      }),
  );
  if (!hasReference(siteDir, version)) return pages;
  for (const [namespace, {methods}] of Object.entries(readReference(siteDir, version).documents))
    for (const {name} of methods) pages.get(`rpc/${namespace}`)?.add(anchorOf(name));
  return pages;
}

/** Compares the sections of pages, written and generated ones, of all versions. @param versions all of them */
export function lackingSections(siteDir: string, versions: readonly string[]): LackingSections {
  const all = versions.map((version) => [version, pagesOf(siteDir, version)] as const);
  return Object.fromEntries(
    all.map(([version, own]) => {
      const pages = [...own].flatMap(([page, ids]) => {
        const others = all.flatMap(([, sections]) => [...(sections.get(page) ?? [])]);
        const lacking = [...new Set(others)].filter((id) => !ids.has(id));
        return lacking.length > 0 ? [[page, lacking] as const] : [];
      });
      return [version, Object.fromEntries(pages)];
    }),
  );
}
