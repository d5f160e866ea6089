const fs = require('node:fs');
const path = require('node:path');

const DOCUMENT =
  /\(\) => import\(\/\* webpackChunkName: "(?<chunk>[^"]+)" \*\/ "@site\/(?<file>[^"]+\.mdx?)"\)/gu;

/**
 * The names of a lean page are 19 bytes (Brotli) of every first visit of the site, and its script is smaller by a quarter of
 * its source, for one visit of all pages: with so many bytes of source for each page of the site, it saves what it costs.
 */
const SOURCE_PER_PAGE = 75;

/** A component shows more than its source says. Plain Markdown has none. */
const COMPONENT = /^(?:import |<[A-Z])/mu;

function isWorthwhile(file, pages) {
  const source = fs.readFileSync(file, 'utf8');
  return source.length >= pages * SOURCE_PER_PAGE || (file.endsWith('x') && COMPONENT.test(source));
}

/**
 * The documents in the registry of Docusaurus (3.8.1), and whether each gets a lean script. Plain CommonJS because the
 * bundler loads it.
 */
module.exports = function leanDocuments(registry, siteDir) {
  const documents = [...registry.matchAll(DOCUMENT)];
  return documents.map(({0: load, groups: {chunk, file}}) => {
    const source = path.join(siteDir, file);
    const isLean = isWorthwhile(source, documents.length);
    return {load, chunk, module: `@site/${file}`, source, isLean};
  });
};
module.exports.DOCUMENT = DOCUMENT;
