import type {Patch} from '../types';
import criticalCssPatch from '.';

const patch: Patch = {
  name: 'critical-css',
  benefit:
    'First paint without waiting for a style sheet: 0.6 to 0.8 of the best other documentation site measured.',
  plugin: criticalCssPatch,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/webpack/base.js',
      reliesOn: 'All styles go into the chunk group "styles".',
      otherwise: 'The page contains the styles of the search again. The byte budgets fail.',
      tests: ['tests/build/bytes.test.ts'],
      removableWhen: 'Docusaurus splits style sheets by chunk.',
    },
    {
      package: '@docusaurus/bundler',
      file: 'lib/currentBundler.js',
      reliesOn:
        'Style sheets are extracted by a plugin whose name has CssExtract, with an option "insert".',
      otherwise: 'The build fails and names the patch.',
      tests: ['tests/e2e/critical-css.spec.ts'],
      removableWhen: 'Together with the patch.',
    },
    {
      package: '@docusaurus/theme-common',
      file: 'lib/hooks/useKeyboardNavigation.js',
      reliesOn: 'It imports ./styles.css, whose rule restyles the page at the first tap.',
      otherwise: 'Nothing, or the first tap is slow again; only the benchmarks detect it.',
      tests: ['tests/e2e/interaction.spec.ts'],
      removableWhen: 'Docusaurus 3.10: the file and the feature are gone.',
    },
    {
      package: 'infima',
      file: 'dist/css/default/default.css',
      reliesOn: 'Its variables are declared on :root, in layers.',
      otherwise: 'More styles are kept than needed. The byte budgets fail.',
      tests: ['tests/build/bytes.test.ts', 'tests/e2e/critical-css.spec.ts'],
      removableWhen: 'Together with the patch.',
    },
  ],
};

export default patch;
