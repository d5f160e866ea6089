import type {KnipConfig} from 'knip';

const config: KnipConfig = {
  // Knip's own Docusaurus plugin calls each plugin of the configuration without Docusaurus' context.
  docusaurus: false,
  entry: [
    'docusaurus.config.ts',
    'sidebars.ts',
    '{docs,versioned_docs}/**/*.mdx',
    'src/components/SearchModal/react.ts', // named by path, for DocSearch
    'src/plugins/server-only/nothing.ts', // named by path, for the bundler
    // Named by path, as client modules.
    'src/plugins/theme-colours/followColourMode.ts',
    'src/{plugins,docusaurus-patches}/*/client.ts',
    // Referenced by path, for the bundler, or by code that a loader writes.
    'src/{plugins,docusaurus-patches}/*/*Loader.cjs',
    'src/plugins/*/worker.ts', // named by path, for src/buildCache/inThread.ts
    'src/docusaurus-patches/lean-pages/{leanPage.tsx,preservedMarkup.ts}',
    'src/docusaurus-patches/lean-scripts/progressBar.ts',
    'src/docusaurus-patches/quick-navigation/{effectsAfterPaint.ts,keepRouteContext.tsx}',
    'src/offline/{worker,off}/index.ts', // named by path, for src/plugins/offline/bundle.ts
    'src/theme/**/index.{ts,tsx}',
    'src/components/{Rpc*,RunCalls,Runbook,Tool}/index.tsx', // imported by src/remark/importComponents.ts
    'scripts/*.{ts,mts}',
    'scripts/versions/check.ts', // run by the commands that cut and remove versions
    'bench/*/run.{ts,mts}',
    'tests/rpc/chain/mine.ts',
    'tests/variants/**/*.{ts,tsx}',
    'tests/**/*.{test,spec}.ts',
  ],
  project: ['{src,scripts,tests,bench}/**/*.{ts,tsx,mts,css}', '*.{ts,mts,mjs}'],
  paths: {'@site/*': ['./*'], '@theme/*': ['./src/theme/*']},
  // Types of a public function's parameters and results are public too.
  ignoreExportsUsedInFile: {interface: true, type: true},
  ignoreDependencies: [
    // Module names that the bundler resolves: Docusaurus' client modules, theme components, generated files.
    /^@docusaurus\/([A-Z]\w*|use[A-Z]\w*|router)$/,
    /^@(theme|theme-original|theme-init|generated|server-only)\//,
    // Must provide the same context as react-router-dom; a second copy would have its own.
    'react-router',
    // Replaced by src/docusaurus-patches/quick-config, as @docusaurus/utils finds it.
    'jiti',
    // Used by `future.experimental_faster`.
    '@docusaurus/faster',
    '@docusaurus/module-type-aliases',
    // tests/pages/node.ts looks for the platform's package, which this one installs.
    '@foundry-rs/cast',
    '@foundry-rs/forge',
    // Imported by the Solidity contracts of tests/pages/contracts.
    '@openzeppelin/contracts-upgradeable',
  ],
};

export default config;
