import type {Patch} from '../types';
import anyAddress from '.';

const otherwise = 'A malformed address never hydrates, or crashes the page. Browser tests fail.';
const tests = ['tests/e2e/html-paths.spec.ts', 'tests/e2e/not-found.spec.ts'];
const removableWhen = 'It leaves malformed escapes unchanged.';

const patch: Patch = {
  name: 'any-address',
  benefit:
    'The site works at every address: /% and #100% neither stop hydration nor crash the page, and /Endpoint is the not-found page, consistent with the host.',
  plugin: anyAddress,
  touchPoints: [
    {
      package: 'history',
      file: 'esm/history.js',
      reliesOn: 'It decodes paths with the global decodeURI.',
      otherwise,
      tests,
      removableWhen,
    },
    ...['lib/client/preload.js', 'lib/client/ClientLifecyclesDispatcher.js'].map((file) => ({
      package: '@docusaurus/core',
      file,
      reliesOn: 'It decodes addresses with a global function.',
      otherwise,
      tests,
      removableWhen,
    })),
    {
      package: '@docusaurus/theme-common',
      file: 'lib/hooks/useTOCHighlight.js',
      reliesOn: 'It decodes fragments with a global function.',
      otherwise,
      tests,
      removableWhen,
    },
    {
      package: '@docusaurus/core',
      file: 'lib/client/normalizeLocation.js',
      reliesOn: 'It trims the path.',
      otherwise: 'The build fails and names the rule.',
      tests,
      removableWhen: 'It does not trim.',
    },
    {
      package: 'react-router',
      file: 'esm/react-router.js',
      reliesOn: 'Paths match case-insensitively by default.',
      otherwise: 'The build fails and names the rule.',
      tests,
      removableWhen: 'Docusaurus matches paths as hosts do.',
    },
  ],
};

export default patch;
