import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {plain} from '../twins/reduce';
import {articleOf, contentOf} from '../twins/toMarkdown';
import type {ListedDocument} from './contents';
import {chapterId, linkWithin, ownIds, type Chapter} from './links';
import {reduceForPrint} from './reduce';

/** A page as it was read: its content for print, with ids and links as on the site. */
export interface ReadPage extends Chapter {
  readonly document: ListedDocument;
  readonly content: readonly ElementContent[];
  /** Day of its last change, `2026-03-01`, if the site knows it. */
  readonly changed: string | undefined;
}

function* elementsOf(nodes: readonly ElementContent[]): Generator<Element> {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    yield node;
    yield* elementsOf(node.children);
  }
}

/** Reads a built page. Undefined for pages that are no document. */
export function readPage(html: string, document: ListedDocument): ReadPage | undefined {
  const article = articleOf(html);
  if (article === undefined) return undefined;
  const found = contentOf(fromHtml(article, {fragment: true}));
  if (!found) return undefined;
  const content = reduceForPrint(found.children);
  const ids = new Set(
    [...elementsOf(content)].flatMap(({properties}) =>
      typeof properties.id === 'string' ? [properties.id] : [],
    ),
  );
  const changed = /<time datetime="?(?<day>\d{4}-\d{2}-\d{2})[^>]*dateModified/u.exec(article);
  return {document, path: document.path, ids, content, changed: changed?.groups?.day};
}

export interface Section {
  readonly id: string;
  readonly title: string;
}

/** Sections of a page for the list of contents. */
export function sectionsOf({content}: ReadPage): Section[] {
  return [...elementsOf(content)].flatMap(({tagName, properties, children}) =>
    tagName === 'h2' && typeof properties.id === 'string'
      ? [{id: properties.id, title: children.map(plain).join('').trim()}]
      : [],
  );
}

/** What a page takes from the rest of the handbook. */
export interface Surroundings {
  readonly origin: string;
  readonly chapters: ReadonlyMap<string, Chapter>;
  /** A picture of the site as a `data:` address; undefined if it is not part of the build. */
  readonly picture: (path: string) => string | undefined;
}

/** A page as a part of the handbook: its ids are its own, its links lead within. */
export function chapterOf(page: ReadPage, {origin, chapters, picture}: Surroundings): Element {
  const url = `${origin}${page.path}`;
  const source = (src: string): string => {
    const address = new URL(src, url);
    return (address.origin === origin ? picture(address.pathname) : undefined) ?? address.href;
  };
  const placed = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    const properties = ownIds(node.properties, page);
    for (const name of ['href', 'xLinkHref']) {
      const href = properties[name];
      if (typeof href === 'string') properties[name] = linkWithin(href, url, chapters);
    }
    if (typeof properties.src === 'string') properties.src = source(properties.src);
    delete properties.target;
    return {...node, properties, children: node.children.map(placed)};
  };
  return {
    type: 'element',
    tagName: 'section',
    properties: {
      className: ['chapter', 'markdown', 'theme-doc-markdown'],
      id: chapterId(page.path),
    },
    children: page.content.map(placed),
  };
}
