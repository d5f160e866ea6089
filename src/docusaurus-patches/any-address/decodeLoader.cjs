/** Makes a module decode with the functions of `decoding.ts`. Plain CommonJS because the bundler loads it. */
module.exports = function decodeAnything(source) {
  return `import {decodeURI, decodeURIComponent} from '@site/src/docusaurus-patches/any-address/decoding';\n${source}`;
};
