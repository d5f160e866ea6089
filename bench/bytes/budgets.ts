/** The most that a page may cost over the wire, in bytes of Brotli. */
export interface Budget {
  /** With the styles of its first look. */
  readonly html: number;
  /** What is waited for before anything is painted: styles in the page, style sheets in its head. */
  readonly css: number;
  readonly js: number;
}

const CSS = 9_000;

/** Budgets by the beginning of a page's path without its version; the first that fits counts. */
const BUDGETS: readonly (readonly [prefix: string, budget: Budget])[] = [
  ['/rpc/eth', {html: 53_200, css: CSS, js: 118_000}],
  ['/rpc/debug', {html: 49_600, css: CSS, js: 115_800}],
  ['/search', {html: 9_000, css: 3_900, js: 89_500}],
  ['/', {html: 28_300, css: CSS, js: 110_000}],
];

/**
 * The budget of a page.
 *
 * @throws when a path does not begin with a slash
 */
export function budgetOf(page: string): Budget {
  const path = page.replace(/^\/next(?=\/)/u, '');
  const entry = BUDGETS.find(([prefix]) => path.startsWith(prefix));
  if (!entry) throw new Error(`${page}: expected a path that begins with a slash.`);
  return entry[1];
}
