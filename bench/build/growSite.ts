import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {notInputs} from '../../tests/sites/fingerprint';
import {projectDir} from '../../tests/sites/paths';
import {isRecord} from '../../src/profile/parameter';
import type {PlainPage} from '../peers/markdown';
import {pageFile} from '../peers/sites';

/** Copies the project without caches, and links its packages. */
function copyProject(site: string): void {
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  // Copied entry by entry, because a folder cannot be copied into itself.
  const isInput = (file: string) => !notInputs.has(path.basename(file));
  for (const name of readdirSync(projectDir).filter(isInput)) {
    cpSync(path.join(projectDir, name), path.join(site, name), {recursive: true, filter: isInput});
  }
  // Packages are linked individually, so that caches in the folder belong to the copy.
  mkdirSync(path.join(site, 'node_modules'));
  for (const name of readdirSync(path.join(projectDir, 'node_modules')).filter(
    (name) => name !== '.cache',
  )) {
    symlinkSync(path.join(projectDir, 'node_modules', name), path.join(site, 'node_modules', name));
  }
}

/** A category for each folder of pages. */
function categories(pages: readonly PlainPage[]): object[] {
  const items = new Map<string, string[]>();
  for (const {file} of pages) {
    const folder = path.posix.basename(path.posix.dirname(file));
    items.set(folder, [...(items.get(folder) ?? []), file]);
  }
  return [...items].map(([label, docs]) => ({type: 'category', label, items: docs}));
}

export interface GrownSite {
  /** Folder of the copy, whose caches are empty. */
  readonly folder: string;
  /** Writes a page; its text is that of the page with a paragraph more. */
  readonly change: (page: PlainPage) => void;
}

/** Copies the project and adds pages to its latest version, in the sidebar too. */
export function growSite(pages: readonly PlainPage[]): GrownSite {
  // Outside node_modules, because loaders skip TypeScript there.
  const site = path.join(projectDir, '.cache/grown-site');
  copyProject(site);
  const [latest] = JSON.parse(readFileSync(path.join(site, 'versions.json'), 'utf8')) as string[];
  if (latest === undefined) throw new Error('versions.json: expected a version, found none.');
  const write = (page: PlainPage) => {
    const file = path.join(site, `versioned_docs/version-${latest}/${page.file}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, pageFile(page));
  };
  pages.forEach(write);
  const sidebars = path.join(site, `versioned_sidebars/version-${latest}-sidebars.json`);
  const content: unknown = JSON.parse(readFileSync(sidebars, 'utf8'));
  if (!isRecord(content) || !Array.isArray(content.docs)) {
    throw new Error(`${sidebars}: expected a sidebar named docs.`);
  }
  writeFileSync(
    sidebars,
    JSON.stringify({...content, docs: [...(content.docs as unknown[]), ...categories(pages)]}),
  );
  return {
    folder: site,
    change: (page) => {
      write({...page, body: `${page.body}\n\nOne paragraph more.`});
    },
  };
}
