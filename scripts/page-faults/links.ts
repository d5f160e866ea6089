import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {nearest} from '../../src/profile/keys';
import {isRecord} from '../../src/profile/parameter';
import type {PageMessage} from '../../src/remark/messages';

/** A page as the plugins of the site leave it. */
export interface ReadPage {
  /** Path from the site's folder, with slashes. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Undefined for a page that cannot be parsed. */
  readonly tree?: Root;
  readonly faults: readonly string[];
  readonly messages: readonly PageMessage[];
}

interface Link {
  readonly address: string;
  readonly line: number;
}

/** Pages that are no documents. */
const OTHER_PAGES = ['/search'];

const NUMBERED = /^\d+\s*[-_.]+\s*(?=[^-_.\s])/u;

/** Part of a version's pages before their own path: the latest is at the root. */
function versionPath(siteDir: string, folder: string): string {
  const name = /^versioned_docs\/version-(.+)$/u.exec(folder)?.[1] ?? 'current';
  const [latest = 'current'] = JSON.parse(
    readFileSync(path.join(siteDir, 'versions.json'), 'utf8'),
  ) as string[];
  if (name === latest) return '';
  return name === 'current' ? '/next' : `/${name}`;
}

/** Address of a page, as plugin-content-docs 3.8.1 derives it from path and front matter. */
function addressOf(siteDir: string, {file, frontMatter}: ReadPage): string {
  const [, folder = '', rest = ''] = /^(docs|versioned_docs\/[^/]+)\/(.*)\.mdx?$/u.exec(file) ?? [];
  const parts = rest.split('/').map((part) => part.replace(NUMBERED, ''));
  const name = parts.pop() ?? '';
  const {slug, id} = frontMatter;
  const isIndex = ['index', 'readme', parts.at(-1)?.toLowerCase()].includes(name.toLowerCase());
  const last = typeof id === 'string' ? id : isIndex ? '.' : name;
  const own = path.posix.resolve('/', ...parts, typeof slug === 'string' ? slug : last);
  return `${versionPath(siteDir, folder)}${own}`.replace(/(?<=.)\/$/u, '');
}

/** Ids of the elements of a page; those that components compute are unknown, and have no links. */
function idsOf(tree: Root): Set<string> {
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

/** The text without percent escapes; as it is if they are malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Links between pages that lead nowhere: to a page that does not exist, or to a section that its page does not have. */
export function linkFaults(siteDir: string, pages: readonly ReadPage[]): string[] {
  const readable = pages.flatMap((page) =>
    page.tree && !path.posix.basename(page.file).startsWith('_')
      ? [{...page, tree: page.tree, address: addressOf(siteDir, page), ids: idsOf(page.tree)}]
      : [],
  );
  const byAddress = new Map(readable.map((page) => [page.address || '/', page]));
  const byFile = new Map(readable.map((page) => [page.file, page]));
  // A page that cannot be read may have any section.
  const unread = new Set(
    pages.filter(({tree}) => !tree).flatMap((page) => [page.file, addressOf(siteDir, page) || '/']),
  );
  return readable.flatMap((page) =>
    linksOf(page.tree).flatMap(({address, line}) => {
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(address)) return [];
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
        if (unread.has(isFile ? file : pathname) || OTHER_PAGES.includes(pathname)) return [];
        const near = isFile ? [] : nearest(pathname, [...byAddress.keys()]);
        const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
        return [`${where}: expected a page of the site, found none there.${hint}`];
      }
      const id = decoded(url.hash.slice(1));
      if (id === '' || id.startsWith(':~:') || target.ids.has(id)) return [];
      const near = nearest(id, [...target.ids]);
      const hint =
        near.length > 0 ? ` Did you mean ${near.map((each) => `#${each}`).join(' or ')}?` : '';
      return [`${where}: expected a section of ${target.file} with this id, found none.${hint}`];
    }),
  );
}
