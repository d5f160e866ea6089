const fs = require('node:fs');
const path = require('node:path');

/**
 * Returns a page unchanged, but registers its data files as dependencies, so that a changed value rebuilds the page,
 * with a warm cache. In development it has one, its stamp. Plain CommonJS because the bundler loads it, not Docusaurus. Its
 * options are PageData of pageData.ts, and in development the folder of the stamps and that of the site.
 */
module.exports = function dependencyLoader(source) {
  const {folders, everyPage, rpcPages, stamps, siteDir} = this.getOptions();
  if (stamps !== undefined) {
    // The path that stampOf of stamps.ts gives.
    const stamp = path.join(stamps, `${path.relative(siteDir, this.resourcePath)}.stamp`);
    if (fs.existsSync(stamp)) this.addDependency(stamp);
    else this.addMissingDependency(stamp);
    return source;
  }
  const add = (folder, name) => {
    const file = path.join(folder, '_data', name);
    if (fs.existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  };
  const isOwn = (folder) => this.resourcePath.startsWith(folder + path.sep);
  // A released version of the placeholder uses the current profile.
  for (const folder of folders.filter((each, index) => index === 0 || isOwn(each))) {
    for (const name of everyPage) add(folder, name);
  }
  // The documents of the other versions show since which version a method exists.
  if (/<Rpc[A-Z]/.test(source)) {
    for (const folder of folders) for (const name of rpcPages) add(folder, name);
  }
  return source;
};
