const fs = require('node:fs');
const path = require('node:path');

/**
 * Returns a page unchanged, but registers the same page of the other versions as dependencies: what a page says about them
 * is part of its front matter. Plain CommonJS because the bundler loads it, not Docusaurus.
 */
module.exports = function counterpartLoader(source) {
  const {folders} = this.getOptions();
  const own = folders.find((folder) => this.resourcePath.startsWith(folder + path.sep));
  if (own === undefined) return source;
  const page = path.relative(own, this.resourcePath);
  for (const folder of folders.filter((each) => each !== own)) {
    const file = path.join(folder, page);
    if (fs.existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  return source;
};
