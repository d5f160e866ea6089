const leanDocuments = require('./leanDocuments.cjs');
const {CHUNK, QUERY} = require('./names.cjs');

/** Makes `leanPage.tsx` load the documents that have a lean script. Plain CommonJS because the bundler loads it. */
module.exports = function loadLeanPages(registry) {
  const documents = leanDocuments(registry, this.rootContext);
  documents.forEach(({source}) => this.addDependency(source));
  const byLoad = new Map(documents.map((document) => [document.load, document]));
  const withLean = registry.replace(leanDocuments.DOCUMENT, (load) => {
    const {chunk, module, isLean} = byLoad.get(load);
    if (!isLean) return load;
    const first = `() => import(/* webpackChunkName: "${chunk}${CHUNK}" */ "${module}${QUERY}")`;
    return `() => loadPage(${first}, ${load})`;
  });
  return `import {loadPage} from '@site/src/docusaurus-patches/lean-pages/leanPage';\n${withLean}`;
};
