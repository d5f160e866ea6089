/** Globals that the site's scripts read by name: Docusaurus' (3.8.1) own, and some that not every browser has. */
const READ = new Set(['docusaurus', 'docusaurusRoot', 'requestIdleCallback', 'Prism']);

/** Prefixes of generated globals: of React, Docusaurus and DocSearch, and the bundler's list of chunks. */
const BEGINNINGS = ['__', 'webpackChunk'];

/**
 * Whether an element with this id would shadow a global of the page's scripts: each id is a property of `window`, by
 * HTML's named access, until a script sets one of that name.
 */
export function isGlobalName(id: string): boolean {
  return READ.has(id) || BEGINNINGS.some((beginning) => id.startsWith(beginning));
}
