/** The most that a page may cost over the wire, in bytes of Brotli. */
export interface Budget {
  /** With the styles of its first look. */
  readonly html: number;
  /** What is waited for before anything is painted: styles in the page, style sheets in its head. */
  readonly css: number;
  readonly js: number;
}

const CSS = 9_900;

/** Budgets by the beginning of a page's path without its version; the first that fits counts. */
const BUDGETS: readonly (readonly [prefix: string, budget: Budget])[] = [
  ['/rpc/eth', {html: 53_500, css: CSS, js: 158_000}],
  ['/rpc/debug', {html: 50_000, css: CSS, js: 155_000}],
  ['/search', {html: 9_500, css: 4_200, js: 108_000}],
  ['/', {html: 28_800, css: CSS, js: 136_000}],
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
