import type {Patch} from '../types';
import docSearch from '.';

const patch: Patch = {
  name: 'docsearch',
  benefit:
    'The search has the roles that WAI-ARIA requires, shows stored searches as text, and survives a storage that fails; stock inserts them as HTML. The provider’s client, which the site replaces, is not downloaded.',
  plugin: docSearch,
  touchPoints: [
    {
      package: '@docsearch/react',
      file: 'dist/esm/index.js',
      reliesOn:
        'Imports of the bundled module, its element names and roles, the storage keys of recent and favourite searches, the function that creates its client.',
      otherwise: 'The build fails and names the loader, or browser tests of the modal fail.',
      tests: [
        'tests/unit/docusaurus-patches/doc-search-loader.test.ts',
        'tests/e2e/search-accessibility.spec.ts',
        'tests/e2e/stored-state.spec.ts',
      ],
      removableWhen: 'DocSearch has the roles that WAI-ARIA requires, and escapes what it stores.',
    },
  ],
};

export default patch;
