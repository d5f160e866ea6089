import type {Patch} from '../types';
import leanScripts from '.';

const patch: Patch = {
  name: 'lean-scripts',
  benefit:
    'Scripts of every page are 4 KB smaller and need 20 to 80 ms less before the page hydrates; folder names of the build machine stay private.',
  plugin: leanScripts,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/server/codegen/codegen.js',
      reliesOn: 'docusaurus.config.mjs is a module whose only export is JSON.',
      otherwise: 'The build fails with a JSON error that names the loader.',
      tests: ['tests/build/bytes.test.ts'],
      removableWhen: 'Docusaurus sends browsers only the configuration that they use.',
    },
    {
      package: '@docusaurus/core',
      file: 'lib/webpack/plugins/ChunkAssetPlugin.js',
      reliesOn:
        'The runtime finds chunks by name in a table, which reverses that of their addresses.',
      otherwise: 'The build fails and names the patch.',
      tests: ['tests/unit/docusaurus-patches/chunkNames.test.ts', 'tests/build/bytes.test.ts'],
      removableWhen: 'The runtime has one table.',
    },
    {
      package: '@docusaurus/core',
      file: 'lib/webpack/base.js',
      reliesOn: 'It does not merge chunks with the same modules.',
      otherwise: 'Nothing: it has become the default.',
      tests: ['tests/build/bytes.test.ts'],
      removableWhen: 'Docusaurus merges them.',
    },
    {
      package: '@docusaurus/core',
      file: 'lib/client/docusaurusContext.js',
      reliesOn: 'site-metadata.json is JSON; nothing in browsers reads its pluginVersions.',
      otherwise: 'What reads them finds none.',
      tests: ['tests/build/bytes.test.ts'],
      removableWhen: 'Docusaurus sends browsers only the metadata that they use.',
    },
    {
      package: '@docusaurus/theme-common',
      file: 'lib/utils/reactUtils.js',
      reliesOn: 'useShallowMemoObject sorts by localeCompare.',
      otherwise: 'The build fails and names the file.',
      tests: ['tests/build/bytes.test.ts'],
      removableWhen: 'useShallowMemoObject sorts without a locale.',
    },
    {
      package: '@docusaurus/theme-classic',
      file: 'lib/nprogress.js',
      reliesOn: 'It calls configure, start and done of nprogress, after a delay of 200 ms.',
      otherwise:
        'Another call would be missing at run time. Browser tests of the progress bar fail.',
      tests: ['tests/e2e/loading.spec.ts'],
      removableWhen: 'The theme has a progress bar of less than 1 KB.',
    },
  ],
};

export default patch;
