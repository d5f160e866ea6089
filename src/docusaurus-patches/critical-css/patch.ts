import type {Patch} from '../types';
import criticalCssPatch from '.';

const patch: Patch = {
  name: 'critical-css',
  buys: 'First paint without waiting for a style sheet: 0.6 to 0.8 of the best other documentation site measured.',
  plugin: criticalCssPatch,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/webpack/base.js',
      reliesOn: 'All styles go into the chunk group "styles".',
      otherwise: 'Styles of the search stand in the page again. The byte budgets fail.',
      tests: ['tests/build/bytes.test.ts'],
      goesWhen: 'Docusaurus splits style sheets by what loads them.',
    },
    {
      package: '@docusaurus/bundler',
      file: 'lib/currentBundler.js',
      reliesOn:
        'Style sheets are extracted by a plugin whose name has CssExtract, with an option "insert".',
      otherwise: 'The build fails and names the patch.',
      tests: ['tests/e2e/critical-css.spec.ts'],
      goesWhen: 'With the patch.',
    },
    {
      package: '@docusaurus/theme-common',
      file: 'lib/hooks/useKeyboardNavigation.js',
      reliesOn: 'It imports ./styles.css, whose rule restyles the page at the first touch.',
      otherwise: 'Nothing, or the first touch is slow again; nobody notices but the measurements.',
      tests: ['tests/e2e/interaction.spec.ts'],
      goesWhen: 'Docusaurus 3.10: the file and the feature are gone.',
    },
    {
      package: 'infima',
      file: 'dist/css/default/default.css',
      reliesOn: 'Its variables stand at :root, in layers.',
      otherwise: 'More styles are kept than needed. The byte budgets fail.',
      tests: ['tests/build/bytes.test.ts', 'tests/e2e/critical-css.spec.ts'],
      goesWhen: 'With the patch.',
    },
  ],
};

export default patch;
