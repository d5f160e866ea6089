/** Globals that scripts of the site read by name: Docusaurus' (3.8.1) own, and what not every browser has. */
const READ = new Set(['docusaurus', 'docusaurusRoot', 'requestIdleCallback', 'Prism']);

/** How those begin that packages make up: of React, Docusaurus and DocSearch, and the bundler's list of chunks. */
const BEGINNINGS = ['__', 'webpackChunk'];

/**
 * Whether the scripts of a page would take an element for a value of theirs if it had this id: each id is a property of `window`,
 * by HTML's named access, until a script sets one of that name.
 */
export function isGlobalName(id: string): boolean {
  return READ.has(id) || BEGINNINGS.some((beginning) => id.startsWith(beginning));
}
