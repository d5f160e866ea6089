/**
 * Code that affects the compiled pages and scripts, including loaders of the bundler; a change must invalidate the
 * persistent cache. A test holds it against the imports of these folders.
 */
export const COMPILING_CODE = [
  'src/abi',
  'src/changes',
  'src/docusaurus-patches',
  'src/feeds',
  'src/frontMatter',
  'src/highlight',
  'src/mdast',
  'src/openrpc',
  'src/pageSource',
  'src/pastedError',
  'src/plugins',
  'src/profile',
  'src/remark',
  'src/safeAddress',
  'src/tokens',
  'src/tools',
  'src/versionFacts',
  'src/workbench',
  'src/worked',
];
