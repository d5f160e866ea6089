import type {KnipConfig} from 'knip';

const config: KnipConfig = {
  // Knip's own support calls each plugin of the configuration without Docusaurus' context.
  docusaurus: false,
  entry: [
    'docusaurus.config.ts',
    'sidebars.ts',
    '{docs,versioned_docs}/**/*.mdx',
    'src/components/SearchModal/react.ts', // named by path, for DocSearch
    // Named by path, as client modules.
    'src/plugins/theme-colours/followColourMode.ts',
    'src/{plugins,docusaurus-patches}/*/client.ts',
    // Named by path, for the bundler, or by what a loader writes.
    'src/{plugins,docusaurus-patches}/*/*Loader.cjs',
    'src/docusaurus-patches/lean-pages/{leanPage.tsx,preservedMarkup.ts}',
    'src/docusaurus-patches/lean-scripts/progressBar.ts',
    'src/docusaurus-patches/quick-navigation/{effectsAfterPaint.ts,keepRouteContext.tsx}',
    'src/theme/**/index.{ts,tsx}',
    'src/components/Rpc*/index.tsx', // imported by src/remark/importComponents.ts
    'scripts/*.{ts,mts}',
    'bench/*/run.{ts,mts}',
    'tests/rpc/chain/mine.ts',
    'tests/variants/**/*.{ts,tsx}',
    'tests/**/*.{test,spec}.ts',
  ],
  project: ['{src,scripts,tests,bench}/**/*.{ts,tsx,mts,css}', '*.{ts,mts,mjs}'],
  paths: {'@site/*': ['./*'], '@theme/*': ['./src/theme/*']},
  // The shape of what a public function takes or gives back is public too.
  ignoreExportsUsedInFile: {interface: true, type: true},
  ignoreDependencies: [
    // Names that the bundler resolves: Docusaurus' client modules, theme components, generated files.
    /^@docusaurus\/([A-Z]\w*|use[A-Z]\w*|router)$/,
    /^@(theme|theme-original|theme-init|generated)\//,
    // Has the context of the one in use, that of react-router-dom; a second one would have another.
    'react-router',
    // Turned on by `future.experimental_faster`.
    '@docusaurus/faster',
    '@docusaurus/module-type-aliases',
    // tests/pages/node.ts looks for the package of the platform, which this one brings.
    '@foundry-rs/cast',
    '@foundry-rs/forge',
    // Imported by contracts of tests/pages/contracts, in Solidity.
    '@openzeppelin/contracts-upgradeable',
  ],
};

export default config;
