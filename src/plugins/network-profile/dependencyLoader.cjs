const path = require('node:path');

/** Documents that an element of the RPC reference is rendered from. */
function rpcFiles(source) {
  if (!/<Rpc[A-Z]/.test(source)) return [];
  const names = ['components', 'eth', 'net', 'txpool', 'debug', 'admin'];
  return names.map((name) => `openrpc/${name}.json`);
}

/**
 * Passes a page on unchanged, but tells the bundler which data files it is made of, so that a changed value rebuilds the
 * page, with a warm cache and in the development server. Plain CommonJS because the bundler loads it, not Docusaurus.
 */
module.exports = function dependencyLoader(source) {
  const {siteDir} = this.getOptions();
  const relative = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  const version = /^versioned_docs\/version-[^/]+/.exec(relative);
  for (const folder of new Set(['docs', version ? version[0] : 'docs'])) {
    for (const file of ['network.json', 'contracts.json', 'glossary.json', ...rpcFiles(source)]) {
      this.addDependency(path.join(siteDir, folder, '_data', file));
    }
  }
  return source;
};
