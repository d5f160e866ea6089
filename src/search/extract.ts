import {load} from 'cheerio';
import {pageText, collapseWhitespace} from './pageText';
import type {SearchPage} from './records';

/** Metadata of a built page, and its text by section. */
export interface ExtractedPage {
  readonly tag: string;
  readonly version: string;
  readonly language: string;
  readonly page: SearchPage;
}

/** A page that was extracted from its HTML. */
export interface BuiltPage extends ExtractedPage {
  /** Every `id` of its article: the possible fragments of sections. */
  readonly ids: ReadonlySet<string>;
}

const META = /<meta\b(?:"[^"]*"|'[^']*'|[^"'>])*>/gu;

/**
 * What is read of a page: metadata and the article. The rest, mostly navigation, is larger, and changes with the names of
 * scripts.
 */
export function relevantPart(html: string): string {
  const body = html.indexOf('<body');
  const article = html.indexOf('<article', body);
  if (body < 0 || article < 0) return html;
  const metadata = html.slice(0, body).match(META) ?? [];
  return `<head>${metadata.join('')}</head><body>${html.slice(article, html.lastIndexOf('</article>'))}`;
}

/**
 * Reads a built page. Undefined if it is not a document (search page, not-found page).
 *
 * @param path path of the page on the site
 */
export function extractPage(html: string, path: string): BuiltPage | undefined {
  const $ = load(relevantPart(html));
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
  const tag = meta('docsearch:docusaurus_tag');
  const article = $('article .theme-doc-markdown')[0];
  if (tag === undefined || article === undefined) return undefined;
  const trail = $('.theme-doc-breadcrumbs .breadcrumbs__link')
    .toArray()
    .map((item) => collapseWhitespace($(item).text()))
    .filter((text) => text !== '');
  const label = trail.at(-1) ?? '';
  return {
    tag,
    version: meta('docsearch:version') ?? '',
    language: meta('docsearch:language') ?? 'en',
    page: {
      path,
      trail: trail.length > 1 ? trail.slice(0, -1).join(' / ') : label,
      label,
      keywords: collapseWhitespace(`${meta('keywords') ?? ''} ${meta('description') ?? ''}`),
      sections: pageText($, article),
    },
    ids: new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? ''),
    ),
  };
}
