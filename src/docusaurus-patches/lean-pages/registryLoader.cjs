const {CHUNK, QUERY} = require('./names.cjs');

const DOCUMENT = /\(\) => import\(\/\* webpackChunkName: "([^"]+)" \*\/ "(@site\/[^"]+\.mdx?)"\)/gu;

function load(chunk, module) {
  return `() => import(/* webpackChunkName: "${chunk}" */ "${module}")`;
}

/**
 * Makes `leanPage.tsx` load the documents of Docusaurus' (3.8.1) registry. Plain CommonJS because the bundler loads it.
 */
module.exports = function loadLeanPages(registry) {
  const documents = registry.replace(
    DOCUMENT,
    (whole, chunk, module) => `() => loadPage(${load(chunk + CHUNK, module + QUERY)}, ${whole})`,
  );
  return `import {loadPage} from '@site/src/docusaurus-patches/lean-pages/leanPage';\n${documents}`;
};
