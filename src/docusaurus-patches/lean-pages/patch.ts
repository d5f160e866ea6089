import type {Patch} from '../types';
import leanPages from '.';

const patch: Patch = {
  name: 'lean-pages',
  buys: 'The page that a visit begins with needs 2 to 22 KB of scripts less, and hydrates sooner.',
  plugin: leanPages,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/server/codegen/codegenRoutes.js',
      reliesOn: 'How registry.js names the import of each document.',
      otherwise: 'Nothing is replaced: pages come whole. The byte budgets fail.',
      tests: ['tests/build/bytes.test.ts', 'tests/e2e/lean-pages.spec.ts'],
      goesWhen: 'Docusaurus splits what a page shows from what it does.',
    },
    {
      package: '@mdx-js/mdx',
      file: 'lib/core.js',
      reliesOn: 'Compiled MDX calls jsx() of react/jsx-runtime with object literals.',
      otherwise: 'Less or nothing is left out of scripts. The unit test and the byte budgets fail.',
      tests: ['tests/unit/docusaurus-patches/leanPageLoader.test.ts'],
      goesWhen: 'With the patch.',
    },
    {
      package: '@docusaurus/theme-classic',
      file: 'lib/theme/MDXComponents/index.js',
      reliesOn: 'No component stands for the elements that the loader takes for plain.',
      otherwise:
        'A new component would not be rendered on the page of first load. The unit test fails.',
      tests: ['tests/unit/docusaurus-patches/leanPageLoader.test.ts'],
      goesWhen: 'With the patch.',
    },
    {
      package: '@docusaurus/core',
      file: 'lib/client/clientEntry.js',
      reliesOn:
        'It sets window.docusaurusRoot when it hydrates, after the page of first load has loaded.',
      otherwise:
        'Pages that a reader goes to would come lean, without contents. Browser tests fail.',
      tests: ['tests/e2e/lean-pages.spec.ts'],
      goesWhen: 'With the patch.',
    },
  ],
};

export default patch;
