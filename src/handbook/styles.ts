/** A text as a string of CSS. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/gu, '\\$&')}"`;

/**
 * Rules for paper, after the styles of the site.
 *
 * Page numbers in the list of contents need `target-counter`, which programs for print such as Prince have. Chromium
 * (version 156) computes `none` from it, although `CSS.supports` says yes because of `attr()`: its list has no page
 * numbers, but the numbers of the chapters, which are in its running heads, too. It prints page numbers
 * (`counter(page)`) in the margin. Running heads come from one named page for each chapter, because it lacks
 * `string-set`.
 */
const PRINT = `
@page { size: A4; margin: 22mm 18mm 20mm; @bottom-right { content: counter(page); font: 9pt sans-serif; } }
@page title { margin: 40mm 25mm; @top-left { content: none; } @bottom-right { content: none; } }
html { font-size: 12px; scroll-padding: 0; }
body { display: block; background: none; color: #000; counter-reset: chapter; }
.title, .contents, .chapter { max-width: 52rem; margin: 0 auto; padding: 0 1rem; }
.title { page: title; break-after: page; }
.title h1 { font-size: 3rem; margin-top: 6rem; }
.contents { break-after: page; }
.contents ol { list-style: none; padding-left: 1.5rem; }
.contents > ol { padding-left: 0; counter-reset: entry; }
.contents > ol > li { break-inside: avoid-page; margin-top: .5rem; }
.contents > ol > li:not(.category) { counter-increment: entry; }
.contents > ol > li:not(.category) > a::before { content: counter(entry) "  "; font-weight: bold; }
.contents .category { font-weight: bold; margin-top: 1.5rem; break-after: avoid; }
.contents a { display: flex; color: inherit; gap: .5rem; }
.contents a::after { content: target-counter(attr(href url), page); margin-left: auto; }
.chapter { break-before: page; counter-increment: chapter; }
.chapter h1::before { content: counter(chapter) "  "; }
.chapter :is(h1, h2, h3, h4, h5, h6, .tab) { break-after: avoid; }
.chapter :is(tr, figure, svg, img) { break-inside: avoid; }
.chapter thead { display: table-header-group; }
.chapter * { content-visibility: visible !important; overflow: visible !important; max-height: none !important; }
.chapter pre, .chapter pre code { white-space: pre-wrap !important; overflow-wrap: anywhere; }
.chapter svg { max-width: 100%; }
.chapter .tab { font-weight: bold; margin: 1rem 0 .25rem; }
@media print { .title, .contents, .chapter { max-width: none; padding: 0; } }
`;

/** The page of a chapter: its name is in the head of each sheet. */
const pageOf = (title: string, index: number, document: string): string =>
  `@page chapter${index} { @top-left { content: ${quoted(document)}; font: 9pt sans-serif; } @top-right { content: ${quoted(`${index} ${title}`)}; font: 9pt sans-serif; } }
.chapter${index} { page: chapter${index}; }
`;

/** Style sheet of the handbook. @param site styles of the site @param titles of the chapters */
export function stylesOf(site: string, titles: readonly string[], document: string): string {
  const pages = titles.map((title, index) => pageOf(title, index + 1, document));
  return `${site}\n${PRINT}${pages.join('')}`.replaceAll('</', '<\\/');
}
