import type {Patch} from '../types';
import fullStorage from '.';

const patch: Patch = {
  name: 'full-storage',
  benefit:
    'With a storage that is full or cannot be read, choices last until the page is closed, with one warning; stock logs an error at every access, and DocSearch stops.',
  plugin: fullStorage,
  touchPoints: [
    {
      package: '@docusaurus/theme-common',
      file: 'lib/utils/storageUtils.js',
      reliesOn: 'It reads and writes through the methods of Storage.prototype.',
      otherwise: 'Errors in the console with a full or broken storage. Browser tests fail.',
      tests: ['tests/e2e/stored-state.spec.ts', 'tests/e2e/8-errors.spec.ts'],
      removableWhen:
        'Docusaurus warns once instead of logging errors, and DocSearch catches storage errors.',
    },
  ],
};

export default patch;
