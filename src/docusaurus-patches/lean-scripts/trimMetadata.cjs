/**
 * Removes the names of all plugins from Docusaurus' (3.8.1) generated metadata: nothing in browsers reads them. Plain
 * CommonJS because the bundler loads it.
 */
module.exports = function trimMetadata(source) {
  return JSON.stringify({...JSON.parse(source), pluginVersions: {}});
};
