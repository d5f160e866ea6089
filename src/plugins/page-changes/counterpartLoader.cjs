const fs = require('node:fs');
const path = require('node:path');

/**
 * Returns a page unchanged, but registers the same page of the other versions, and what its values come from, as
 * dependencies: a page says how it differs from them. Plain CommonJS because the bundler loads it. Its options are the
 * folders of pages, the data files in them that any page may use, and in development the stamp of a page's values.
 */
module.exports = function counterpartLoader(source) {
  const {folders, everyPage, stamps, siteDir} = this.getOptions();
  const add = (file) => {
    if (fs.existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  };
  const own = folders.find((folder) => this.resourcePath.startsWith(folder + path.sep));
  if (own === undefined) return source;
  const page = path.relative(own, this.resourcePath);
  for (const folder of folders.filter((each) => each !== own)) {
    const file = path.join(folder, page);
    add(file);
    // In development a stamp represents all of the data.
    if (stamps !== undefined) add(path.join(stamps, `${path.relative(siteDir, file)}.stamp`));
    else for (const name of everyPage) add(path.join(folder, '_data', name));
  }
  return source;
};
