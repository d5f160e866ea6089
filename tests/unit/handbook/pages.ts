import {readPage, type ReadPage} from '../../../src/handbook/chapter';
import type {ListedDocument} from '../../../src/handbook/contents';

/** A built page with this content. */
export const builtPage = (content: string): string =>
  `<!doctype html><html lang=en><link rel=stylesheet href=/site.css><body><nav>menu</nav><article><div class="theme-doc-markdown markdown">${content}</div><footer><time datetime=2026-03-01T10:00:00.000Z itemprop=dateModified>x</time></footer></article>`;

/** A page as the handbook reads it. */
export function pageOf(path: string, content: string): ReadPage {
  const document: ListedDocument = {path, title: path, category: 'Pages'};
  const page = readPage(builtPage(content), document);
  if (!page) throw new Error(`${path} was not read.`);
  return page;
}
