/**
 * Removes the weak references to documents from Docusaurus' registry: the bundler compiles what they name. They tell
 * whether a page can be rendered at once; without them it is loaded first, as every page is on a first visit.
 */
module.exports = function withoutWeakIds(source) {
  return source.replace(/require\.resolveWeak\("[^"]+\.mdx?"\)/gu, 'undefined');
};
