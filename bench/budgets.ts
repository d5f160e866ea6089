/*
 * Bounds that this project sets itself, all in one place. Who adds content that is worth it raises one, here, and says why beside it.
 */

/** The most that a page may cost over the wire, in bytes of Brotli. */
export interface Budget {
  /** Includes its critical CSS. */
  readonly html: number;
  /** What is waited for before anything is painted: styles in the page, style sheets in its head. */
  readonly css: number;
  readonly js: number;
}

/** Facts to copy, folded groups of methods and errors, and events with their topics added 420 bytes to the 9,000 of before. */
const CSS = 9_430;

/** What most guides need. */
const GUIDE: Budget = {html: 28_300, css: CSS, js: 110_900};

/** Budgets by the beginning of a page's path without its version; the first that fits counts. */
const BUDGETS: readonly (readonly [prefix: string, budget: Budget])[] = [
  // Every error that the node makes for a method, held against its source: 1,800 bytes.
  ['/rpc/eth', {html: 55_300, css: CSS, js: 118_200}],
  ['/rpc/debug', {html: 49_900, css: CSS, js: 116_900}],
  // A progress bar of our own, which shows from the first click on, and time limits of the search: 400 bytes.
  ['/search', {html: 9_000, css: 3_900, js: 90_000}],
  // Recipes that are executed, errors before the index, and the filter kept in the address.
  ['/api-list', {...GUIDE, html: 28_500, js: 112_200}],
  // Events are printed with their topics, from the ABIs, each to be copied.
  ['/real-time-events', {...GUIDE, html: 29_400}],
  // Voting, the whole stake, ethers beside viem, the checklist of exchanges, all errors and events.
  ['/staking/developer-guide', {...GUIDE, html: 32_700}],
  // Crash, standby, snapshots with checksums, upgrade day: everything that is typed on the machines.
  ['/validator/run-val', {...GUIDE, html: 30_400}],
  // The sentry's unit, the filter before it, who is next, a bundle's fate, bid errors by message.
  ['/validator/mev/user-guide', {...GUIDE, html: 33_400}],
  ['/rpc', GUIDE],
  ['/endpoint', GUIDE],
  ['/staking', GUIDE],
  ['/validator', GUIDE],
  // The home page: facts to copy, cards for four kinds of readers, and two diagrams more.
  ['/', {...GUIDE, html: 29_500, js: 114_200}],
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

/**
 * The most that the search index of a version may weigh, in bytes after gzip: readers fetch it before their first
 * hit. It was 90,000 before the pages grew by a fifth; what a reader waits for shrinks again when the index is split.
 */
export const SEARCH_INDEX_BYTES = 106_600;

/** The most code that the search may need beyond DocSearch, worker and all, in bytes after gzip. */
export const SEARCH_CODE_BYTES = 15_000;

/** How many words of substance a guide has at least and at most. */
export interface Words {
  readonly least: number;
  readonly most: number;
}

const WORDS: Words = {least: 700, most: 2500};

/** Guides for which another bound is right, by id, each with the reason. */
const OTHER_WORDS: Readonly<Record<string, Words>> = {
  // Everything that is typed on the machines, from the first start to the last day: who is called at night looks in one place.
  'validator/run-val': {least: 700, most: 3300},
  // Runbooks are complete on one page, for they are printed: each command stands where it is needed.
  'validator/security': {least: 700, most: 3000},
  // Wallets, searchers, builders and validators on one page, for the routes are fixed; a quarter of it are tables of error messages, which are looked up.
  'validator/mev/user-guide': {least: 700, most: 3300},
};

/** The bounds of a guide by its id, such as `staking/overview`. */
export function wordsBudgetOf(id: string): Words {
  return OTHER_WORDS[id] ?? WORDS;
}

/** The most words that the home page may show before anything is unfolded: readers come to it to be sent on. */
export const HOME_OPEN_WORDS = 1500;
