import type {Patch} from '../types';
import anyAddress from '.';

const otherwise = 'A malformed address never hydrates, or crashes the page. Browser tests fail.';
const tests = ['tests/e2e/html-paths.spec.ts', 'tests/e2e/not-found.spec.ts'];
const goesWhen = 'It leaves what it cannot decode as it is.';

const patch: Patch = {
  name: 'any-address',
  buys: 'The site works at every address: /% and #100% neither stop hydration nor crash the page, and /Endpoint is the not-found page, as the host says.',
  plugin: anyAddress,
  touchPoints: [
    {
      package: 'history',
      file: 'esm/history.js',
      reliesOn: 'It decodes paths by the global decodeURI.',
      otherwise,
      tests,
      goesWhen,
    },
    ...['lib/client/preload.js', 'lib/client/ClientLifecyclesDispatcher.js'].map((file) => ({
      package: '@docusaurus/core',
      file,
      reliesOn: 'It decodes addresses by a global function.',
      otherwise,
      tests,
      goesWhen,
    })),
    {
      package: '@docusaurus/theme-common',
      file: 'lib/hooks/useTOCHighlight.js',
      reliesOn: 'It decodes fragments by a global function.',
      otherwise,
      tests,
      goesWhen,
    },
    {
      package: '@docusaurus/core',
      file: 'lib/client/normalizeLocation.js',
      reliesOn: 'It trims the path.',
      otherwise: 'The build fails and names the rule.',
      tests,
      goesWhen: 'It does not trim.',
    },
    {
      package: 'react-router',
      file: 'esm/react-router.js',
      reliesOn: 'Paths match whatever their case, by default.',
      otherwise: 'The build fails and names the rule.',
      tests,
      goesWhen: 'Docusaurus matches paths as hosts do.',
    },
  ],
};

export default patch;
