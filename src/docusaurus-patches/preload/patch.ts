import type {Patch} from '../types';
import preload from '.';

const patch: Patch = {
  name: 'preload',
  buys: 'A page names all of its scripts in its HTML: one round trip less before it hydrates.',
  plugin: preload,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/server/codegen/codegenRoutes.js',
      reliesOn: 'How registry.js names chunks and modules.',
      otherwise: 'The build fails and names manifest.ts.',
      tests: ['tests/unit/docusaurus-patches/manifest.test.ts'],
      goesWhen: 'The client manifest of Docusaurus has the modules.',
    },
    {
      package: '@docusaurus/core',
      file: 'lib/webpack/client.js',
      reliesOn:
        'client-manifest.json is written when the bundler has emitted; the entry is one file.',
      otherwise: 'The build fails, since a module has no chunk.',
      tests: ['tests/unit/docusaurus-patches/manifest.test.ts', 'tests/build/bytes.test.ts'],
      goesWhen: 'The client manifest of Docusaurus has the modules.',
    },
    {
      package: '@docusaurus/core',
      file: 'lib/webpack/base.js',
      reliesOn: 'It splits chunks by cacheGroups, to which one is added.',
      otherwise: 'Components around documents stay in six scripts. The byte budgets fail.',
      tests: ['tests/build/bytes.test.ts'],
      goesWhen: 'With the patch.',
    },
  ],
};

export default patch;
