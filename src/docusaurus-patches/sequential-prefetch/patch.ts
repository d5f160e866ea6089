import type {Patch} from '../types';
import sequentialPrefetch from '.';

const patch: Patch = {
  name: 'sequential-prefetch',
  benefit:
    'Visible links are prefetched one by one while the browser is idle, not in one long task while it hydrates.',
  plugin: sequentialPrefetch,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/client/docusaurus.js',
      reliesOn: 'window.docusaurus.prefetch, which links call by that name.',
      otherwise: 'Links would prefetch as in stock, or not at all. Browser tests fail.',
      tests: ['tests/e2e/lean-pages.spec.ts', 'tests/e2e/4-states.spec.ts'],
      removableWhen: 'Docusaurus prefetches in several tasks.',
    },
  ],
};

export default patch;
