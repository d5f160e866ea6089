const {CHUNK, QUERY} = require('./names.cjs');

const DOCUMENT = /\(\) => import\(\/\* webpackChunkName: "([^"]+)" \*\/ "(@site\/[^"]+\.mdx?)"\)/gu;

function load(chunk, module) {
  return `() => import(/* webpackChunkName: "${chunk}" */ "${module}")`;
}

/** Has `firstPage.tsx` load the documents of Docusaurus' (3.8.1) registry. Plain CommonJS because the bundler loads it. */
module.exports = function loadFirstPages(registry) {
  const documents = registry.replace(
    DOCUMENT,
    (whole, chunk, module) => `() => loadPage(${load(chunk + CHUNK, module + QUERY)}, ${whole})`,
  );
  return `import {loadPage} from '@site/src/plugins/first-page/firstPage';\n${documents}`;
};
