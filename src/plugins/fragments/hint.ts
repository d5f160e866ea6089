import {translate} from '@docusaurus/Translate';
import globalData from '@generated/globalData';
import {elsewhere, type Elsewhere} from '../../versions/elsewhere';
import './hint.css';

/** Headings of methods: the sections whose names are code. */
const METHODS = '.markdown h3[id*="_"]';

type Versions = Parameters<typeof elsewhere>[2];
type Lacking = Parameters<typeof elsewhere>[3];

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

function link(href: string, text: string): HTMLAnchorElement {
  return make('a', {href}, text);
}

/** The methods of the page, folded; nothing where it has none. */
function methodsOf(article: Element): HTMLElement[] {
  const headings = Array.from(article.querySelectorAll<HTMLElement>(METHODS));
  if (headings.length === 0) return [];
  const items = headings.map(({id, firstChild}) =>
    make('li', {}, link(`#${id}`, firstChild?.textContent ?? id)),
  );
  const title = translate({
    id: 'site.elsewhere.methods',
    message: 'Methods of this page',
    description: 'Title of the list below the hint that a method is in another version only',
  });
  return [make('details', {}, make('summary', {}, title), make('ul', {}, ...items))];
}

function hintOf(id: string, {here, there}: Elsewhere, article: Element): HTMLElement {
  const sentence = translate(
    {
      id: 'site.elsewhere.section',
      message: '{version} does not have “{section}”. Versions that do:',
      description: 'At the head of a page whose address names a section of other versions',
    },
    {version: here, section: id},
  );
  const places = there.flatMap(({label, href}) => [' ', link(href, label)]);
  const status = make('p', {role: 'status'});
  // Screen readers announce changes of a live region, not its insertion.
  requestAnimationFrame(() => status.append(sentence, ...places));
  return make(
    'div',
    {className: 'section-hint theme-admonition theme-admonition-info alert alert--info'},
    status,
    ...methodsOf(article),
  );
}

/**
 * Shows at the head of a page that lacks a section which versions have it, and the methods that the page has.
 *
 * @param id as it is in the address
 * @returns what it has added to the page
 */
export function showHint(pathname: string, id: string): HTMLElement | undefined {
  const {versions} = (
    globalData['docusaurus-plugin-content-docs'] as {default: {versions: Versions}}
  ).default;
  const lacking = (globalData['version-sections'] as {default: Lacking}).default;
  const article = document.querySelector('article');
  const found = elsewhere(pathname, id, versions, lacking);
  if (!article || !found) return undefined;
  const hint = hintOf(id, found, article);
  article.querySelector('.markdown')?.before(hint);
  return hint;
}
