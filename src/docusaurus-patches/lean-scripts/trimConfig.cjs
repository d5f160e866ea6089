/** Configuration that only the build reads: it also contains folder names of the build machine. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'scripts',
  'staticDirectories',
  'stylesheets',
];

/**
 * Removes from Docusaurus' (3.8.1) generated configuration, a module whose only export is JSON, what only the build reads. Plain CommonJS
 * because the bundler loads it.
 */
module.exports = function trimConfig(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = JSON.parse(source.slice(start, end));
  for (const key of BUILD_ONLY) delete config[key];
  const {experimental_router} = config.future;
  config.future = {experimental_router};
  // For the stock code blocks.
  delete config.themeConfig.prism;
  return `${source.slice(0, start)}${JSON.stringify(config)}${source.slice(end)}`;
};
