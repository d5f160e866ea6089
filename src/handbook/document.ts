import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {classesOf} from '../twins/reduce';
import {chapterOf, sectionsOf, type ReadPage, type Surroundings} from './chapter';
import {chapterId, idWithin} from './links';
import {stylesOf} from './styles';

/** What the title page says. */
export interface Title {
  /** `Example Network documentation`. */
  readonly site: string;
  /** `2.0.0`, or `Next`. */
  readonly version: string;
  /** Node release that the version documents: `geth v1.6.7`. */
  readonly release: string;
  readonly language: string;
}

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ),
});

function titlePage({site, version, release}: Title, origin: string, date: string): Element {
  return element(
    'header',
    {className: ['title']},
    element('h1', {}, site),
    element('p', {}, `Version ${version}`),
    element('p', {}, `Node release ${release}`),
    ...(date === '' ? [] : [element('p', {}, `Pages as of ${date}`)]),
    element('p', {}, element('a', {href: origin}, origin)),
  );
}

const entry = (id: string, words: string): Element =>
  element('a', {href: `#${encodeURI(id)}`}, element('span', {}, words));

function contents(pages: readonly ReadPage[]): Element {
  const items = pages.flatMap((page, index) => {
    const {category, title} = page.document;
    const isFirst = category !== pages[index - 1]?.document.category;
    const sections = sectionsOf(page).map((section) =>
      element('li', {}, entry(idWithin(page.path, section.id), section.title)),
    );
    const list = sections.length > 0 ? [element('ol', {}, ...sections)] : [];
    return [
      ...(isFirst ? [element('li', {className: ['category']}, category)] : []),
      element('li', {}, entry(chapterId(page.path), title), ...list),
    ];
  });
  return element(
    'nav',
    {className: ['contents'], ariaLabel: 'Contents'},
    element('h2', {}, 'Contents'),
    element('ol', {}, ...items),
  );
}

/** The last day on which one of the pages changed; empty if none says. */
const lastChange = (pages: readonly ReadPage[]): string =>
  pages
    .map(({changed}) => changed ?? '')
    .sort()
    .at(-1) ?? '';

/**
 * All pages of a version as one HTML document for print, which needs no other file.
 *
 * @param css styles of the site
 */
export function handbookOf(
  pages: readonly ReadPage[],
  title: Title,
  css: string,
  surroundings: Surroundings,
): string {
  const name = `${title.site}, version ${title.version}`;
  const titles = pages.map(({document}) => document.title);
  const chapters = pages.map((page, index) => {
    const chapter = chapterOf(page, surroundings);
    const classes = [...classesOf(chapter), `chapter${index + 1}`];
    return {...chapter, properties: {...chapter.properties, className: classes}};
  });
  const head = element(
    'head',
    {},
    element('meta', {charSet: 'utf-8'}),
    element('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1'}),
    element('meta', {name: 'robots', content: 'noindex'}),
    element('title', {}, name),
    element('style', {}, stylesOf(css, titles, name)),
  );
  const body = element(
    'body',
    {},
    titlePage(title, surroundings.origin, lastChange(pages)),
    contents(pages),
    element('main', {}, ...chapters),
  );
  const root: Root = {
    type: 'root',
    children: [
      {type: 'doctype'},
      element('html', {lang: title.language, dataTheme: 'light'}, head, body),
    ],
  };
  return `${toHtml(root)}\n`;
}
