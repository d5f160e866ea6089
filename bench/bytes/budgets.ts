/** The most that a page may cost over the wire, in bytes of Brotli. */
export interface Budget {
  readonly html: number;
  readonly css: number;
  readonly js: number;
}

const CSS = 9_000;

/** Budgets by the beginning of a page's path without its version; the first that fits counts. */
const BUDGETS: readonly (readonly [prefix: string, budget: Budget])[] = [
  ['/rpc/', {html: 45_000, css: CSS, js: 130_000}],
  ['/', {html: 25_000, css: CSS, js: 110_000}],
];

/** The budget of a page. */
export function budgetOf(page: string): Budget {
  const path = page.replace(/^\/next(?=\/)/u, '');
  const entry = BUDGETS.find(([prefix]) => path.startsWith(prefix));
  if (!entry) throw new Error(`${page}: no budget. Pages begin with a slash.`);
  return entry[1];
}
