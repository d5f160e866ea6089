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

/** The configuration is a module whose only export is JSON. */
function trimConfig(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = JSON.parse(source.slice(start, end));
  for (const key of BUILD_ONLY) delete config[key];
  const {experimental_router} = config.future;
  config.future = {experimental_router};
  // For the stock code blocks.
  delete config.themeConfig.prism;
  return `${source.slice(0, start)}${JSON.stringify(config)}${source.slice(end)}`;
}

/** Each entry of the registry contains its module name twice more, for the server. */
function trimRegistry(source) {
  return source.replace(/, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g, ']');
}

/**
 * Removes from Docusaurus' (3.8.1) generated modules what only the server or the build reads. Plain CommonJS because
 * the bundler loads it.
 */
module.exports = function trimGenerated(source) {
  const {kind} = this.getOptions();
  return kind === 'config' ? trimConfig(source) : trimRegistry(source);
};
