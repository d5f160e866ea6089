import {load, type CheerioAPI} from 'cheerio';
import type {SearchPage, SearchSection} from './records';

type Node = ReturnType<CheerioAPI>[number];

/** What a built page says of itself, and its text by section. */
export interface ExtractedPage {
  readonly tag: string;
  readonly version: string;
  readonly language: string;
  readonly page: SearchPage;
}

/** Not prose: code listings, controls, and what is hidden from readers. */
const SKIPPED = new Set([
  'script',
  'style',
  'pre',
  'button',
  'svg',
  'template',
  'noscript',
  'dialog',
]);
/** Elements that do not end a word or sentence. */
const INLINE = new Set(
  'a abbr b bdi cite code dfn em i kbd mark q s samp small span strong sub sup u var'.split(' '),
);

function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/gu, ' ').trim();
}

/** Texts of a page's article by heading, in reading order. Before the first heading nothing is expected. */
function sectionsOf($: CheerioAPI, article: Node): SearchSection[] {
  const sections: {level: number; anchor: string; heading: string; text: string}[] = [];

  function textOf(node: Node): string {
    return squeeze(
      $(node)
        .contents()
        .toArray()
        .map((child) => {
          if (child.type === 'text') return child.data;
          if (child.type !== 'tag' || $(child).is('.hash-link')) return '';
          return INLINE.has(child.name) ? textOf(child) : ` ${textOf(child)} `;
        })
        .join(''),
    );
  }

  function walk(node: Node): void {
    if (node.type === 'text') {
      const last = sections.at(-1);
      if (last) last.text += node.data;
      return;
    }
    if (node.type !== 'tag' || SKIPPED.has(node.name)) return;
    if ($(node).is('[aria-hidden=true], [role=tooltip]')) return;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    const first = sections.length === 0;
    // A heading that no address leads to (a card's title) is text of the section it stands in.
    if (level !== undefined && (first || $(node).attr('id'))) {
      sections.push({
        // A page has one title; a further h1 is a section of it.
        level: first ? 1 : Math.max(Number(level), 2),
        anchor: first ? '' : ($(node).attr('id') ?? ''),
        heading: textOf(node),
        text: '',
      });
      return;
    }
    const block = !INLINE.has(node.name);
    const last = sections.at(-1);
    if (block && last) last.text += ' ';
    for (const child of $(node).contents().toArray()) walk(child);
    const after = sections.at(-1);
    if (block && after) after.text += ' ';
  }

  walk(article);
  return sections.map((section) => ({...section, text: squeeze(section.text)}));
}

/**
 * Reads a built page. Undefined where it is no document (search page, not-found page).
 *
 * @param path path of the page on the site
 */
export function extractPage(html: string, path: string): ExtractedPage | undefined {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
  const tag = meta('docsearch:docusaurus_tag');
  const article = $('article .theme-doc-markdown')[0];
  if (tag === undefined || article === undefined) return undefined;
  const trail = $('.theme-doc-breadcrumbs .breadcrumbs__link')
    .toArray()
    .map((item) => squeeze($(item).text()))
    .filter((text) => text !== '');
  const label = trail.at(-1) ?? '';
  const sections = sectionsOf($, article);
  return {
    tag,
    version: meta('docsearch:version') ?? '',
    language: meta('docsearch:language') ?? 'en',
    page: {
      path,
      trail: trail.length > 1 ? trail.slice(0, -1).join(' / ') : label,
      keywords: squeeze(
        [label, path.replaceAll('/', ' '), meta('keywords') ?? '', meta('description') ?? ''].join(
          ' ',
        ),
      ),
      sections,
    },
  };
}
