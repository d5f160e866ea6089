import type {Patch} from '../types';
import leanPages from '.';

const patch: Patch = {
  name: 'lean-pages',
  benefit: 'The page of first load needs 2 to 22 KB less of scripts, and hydrates sooner.',
  plugin: leanPages,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/server/codegen/codegenRoutes.js',
      reliesOn:
        'How registry.js names the import of each document, and that it is written before configureWebpack is called.',
      otherwise:
        'Nothing is replaced: pages load in full, and the byte budgets fail. Written later, the build fails and names the file.',
      tests: ['tests/build/bytes.test.ts', 'tests/e2e/lean-pages.spec.ts'],
      removableWhen: 'Docusaurus separates static content from code.',
    },
    {
      package: '@mdx-js/mdx',
      file: 'lib/core.js',
      reliesOn: 'Compiled MDX calls jsx() of react/jsx-runtime with object literals.',
      otherwise:
        'Less or nothing is removed from scripts. The unit test and the byte budgets fail.',
      tests: ['tests/unit/docusaurus-patches/leanPageLoader.test.ts'],
      removableWhen: 'Together with the patch.',
    },
    {
      package: '@docusaurus/theme-classic',
      file: 'lib/theme/MDXComponents/index.js',
      reliesOn: 'No component replaces the elements that the loader treats as static.',
      otherwise:
        'A new component would not be rendered on the page of first load. The unit test fails.',
      tests: ['tests/unit/docusaurus-patches/leanPageLoader.test.ts'],
      removableWhen: 'Together with the patch.',
    },
    {
      package: '@docusaurus/core',
      file: 'lib/client/clientEntry.js',
      reliesOn:
        'It sets window.docusaurusRoot when it hydrates, after the page of first load has loaded.',
      otherwise: 'Later pages would load without their static content. Browser tests fail.',
      tests: ['tests/e2e/lean-pages.spec.ts'],
      removableWhen: 'Together with the patch.',
    },
  ],
};

export default patch;
