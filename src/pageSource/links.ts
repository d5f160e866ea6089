import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {nearest} from '../profile/keys';
import {isRecord} from '../profile/parameter';
import {decoded} from '../safeAddress/decoded';

interface Link {
  readonly address: string;
  readonly line: number;
}

/** A page that links may lead to. */
export interface Target {
  /** Path from the site's folder, with slashes. */
  readonly file: string;
  /** Ids of its elements; undefined for a page that cannot be read, which may have any. */
  readonly ids: () => ReadonlySet<string> | undefined | Promise<ReadonlySet<string> | undefined>;
}

/** The pages of a site. */
export interface Targets {
  readonly byAddress: ReadonlyMap<string, Target>;
  readonly byFile: ReadonlyMap<string, Target>;
}

/** A page as the plugins of the site leave it. */
export interface LinkingPage {
  readonly file: string;
  readonly address: string;
  readonly tree: Root;
}

/** Pages that are no documents. */
const OTHER_PAGES = ['/search'];

/** Ids of the elements of a page; those that components compute are unknown, and have no links. */
export function idsOf(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    const {hProperties, id} = (node.data ?? {}) as {hProperties?: {id?: unknown}; id?: unknown};
    for (const value of [hProperties?.id, id]) if (typeof value === 'string') ids.add(value);
    if (!('attributes' in node) || !Array.isArray(node.attributes)) return;
    for (const attribute of node.attributes as unknown[]) {
      if (isRecord(attribute) && attribute.name === 'id' && typeof attribute.value === 'string') {
        ids.add(attribute.value);
      }
    }
  });
  return ids;
}

function linksOf(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') links.push({address: node.url, line});
    if (!('attributes' in node) || !Array.isArray(node.attributes)) return;
    for (const attribute of node.attributes as unknown[]) {
      if (!isRecord(attribute) || typeof attribute.value !== 'string') continue;
      if (attribute.name === 'href' || attribute.name === 'to') {
        links.push({address: attribute.value, line});
      }
    }
  });
  return links;
}

/** Links of a page that lead nowhere: to a page that does not exist, or to a section that its page does not have. */
export async function linkFaultsOf(page: LinkingPage, targets: Targets): Promise<string[]> {
  const {byAddress, byFile} = targets;
  const faults: string[] = [];
  for (const {address, line} of linksOf(page.tree)) {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(address)) continue;
    const where = `${page.file}:${String(line)}: the link ${address}`;
    const url = new URL(address, `https://site.invalid${page.address || '/'}`);
    const pathname = decoded(url.pathname);
    const isFile = /\.mdx?$/u.test(pathname);
    const file = path.posix.join(
      path.posix.dirname(page.file),
      decoded(address.replace(/[?#].*$/u, '')),
    );
    const target = isFile ? byFile.get(file) : byAddress.get(pathname.replace(/(?<=.)\/$/u, ''));
    if (!target) {
      if (OTHER_PAGES.includes(pathname)) continue;
      const near = isFile ? [] : nearest(pathname, [...byAddress.keys()]);
      const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
      faults.push(`${where}: expected a page of the site, found none there.${hint}`);
      continue;
    }
    const id = decoded(url.hash.slice(1));
    if (id === '' || id.startsWith(':~:')) continue;
    const ids = await target.ids();
    if (!ids || ids.has(id)) continue;
    const near = nearest(id, [...ids]);
    const hint =
      near.length > 0 ? ` Did you mean ${near.map((each) => `#${each}`).join(' or ')}?` : '';
    faults.push(`${where}: expected a section of ${target.file} with this id, found none.${hint}`);
  }
  return faults;
}
