import type {Patch} from '../types';
import preload from '.';

const patch: Patch = {
  name: 'preload',
  benefit: 'The HTML of a page links all of its scripts: one round trip less before hydration.',
  plugin: preload,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/server/codegen/codegenRoutes.js',
      reliesOn: 'How registry.js names chunks and modules.',
      otherwise: 'The build fails and names manifest.ts.',
      tests: ['tests/unit/docusaurus-patches/manifest.test.ts'],
      removableWhen: 'The client manifest of Docusaurus has the modules.',
    },
    {
      package: '@docusaurus/core',
      file: 'lib/webpack/client.js',
      reliesOn:
        'client-manifest.json is written after the bundler has emitted; the entry is one file.',
      otherwise: 'The build fails, since a module has no chunk.',
      tests: ['tests/unit/docusaurus-patches/manifest.test.ts', 'tests/build/bytes.test.ts'],
      removableWhen: 'The client manifest of Docusaurus has the modules.',
    },
    {
      package: '@docusaurus/core',
      file: 'lib/webpack/base.js',
      reliesOn: 'It splits chunks by cacheGroups, to which two are added.',
      otherwise:
        'Components around documents stay in six scripts, and pages have copies of what they use as well. The byte budgets fail.',
      tests: ['tests/build/bytes.test.ts'],
      removableWhen: 'Together with the patch.',
    },
  ],
};

export default patch;
