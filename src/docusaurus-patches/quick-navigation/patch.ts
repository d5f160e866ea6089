import type {Patch} from '../types';
import quickNavigation from '.';

const patch: Patch = {
  name: 'quick-navigation',
  benefit: 'Navigation shows the next title after 104 ms on a slow phone instead of 256.',
  plugin: quickNavigation,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/client/PendingNavigation.js',
      reliesOn: 'It renders Route of react-router-dom with a location and a render function.',
      otherwise: 'The old page is rendered twice, silently. A browser test fails.',
      tests: ['tests/e2e/change-of-page.spec.ts'],
      removableWhen: 'Docusaurus renders the old page only once.',
    },
    {
      package: '@docusaurus/theme-common',
      file: 'lib/hooks/useTOCHighlight.js',
      reliesOn: 'It imports only useEffect and useRef from react.',
      otherwise:
        'The build fails for a missing export, or the layout is read early and a browser test fails.',
      tests: ['tests/e2e/change-of-page.spec.ts'],
      removableWhen: 'The hook reads the layout after the next paint.',
    },
    {
      package: '@docusaurus/theme-common',
      file: 'lib/utils/useLocationChange.js',
      reliesOn: 'It imports only useEffect from react.',
      otherwise: 'As above.',
      tests: ['tests/e2e/change-of-page.spec.ts'],
      removableWhen: 'The hook runs after the next paint.',
    },
  ],
};

export default patch;
