import type {Patch} from '../types';
import quickNavigation from '.';

const patch: Patch = {
  name: 'quick-navigation',
  buys: 'A change of page shows its title after 104 ms on a slow phone instead of 256.',
  plugin: quickNavigation,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/client/PendingNavigation.js',
      reliesOn: 'It renders Route of react-router-dom with a location and a render function.',
      otherwise: 'The left page is rendered twice, silently. A browser test fails.',
      tests: ['tests/e2e/change-of-page.spec.ts'],
      goesWhen: 'Docusaurus renders the page that is left once only.',
    },
    {
      package: '@docusaurus/theme-common',
      file: 'lib/hooks/useTOCHighlight.js',
      reliesOn: 'It takes useEffect and useRef, and nothing else, from react.',
      otherwise:
        'The build fails for a missing export, or the layout is read early and a browser test fails.',
      tests: ['tests/e2e/change-of-page.spec.ts'],
      goesWhen: 'The hook reads the layout after the next paint.',
    },
    {
      package: '@docusaurus/theme-common',
      file: 'lib/utils/useLocationChange.js',
      reliesOn: 'It takes useEffect, and nothing else, from react.',
      otherwise: 'As above.',
      tests: ['tests/e2e/change-of-page.spec.ts'],
      goesWhen: 'The hook runs after the next paint.',
    },
  ],
};

export default patch;
