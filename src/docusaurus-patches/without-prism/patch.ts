import type {Patch} from '../types';
import withoutPrism from '.';

const patch: Patch = {
  name: 'without-prism',
  benefit: 'The first script of every page is 26 KB smaller.',
  plugin: withoutPrism,
  touchPoints: [
    {
      package: '@docusaurus/theme-classic',
      file: 'lib/index.js',
      reliesOn: 'It adds lib/prism-include-languages as a client module, under that path.',
      otherwise: 'Every page loads Prism again, silently. The byte budgets fail.',
      tests: ['tests/build/bytes.test.ts'],
      removableWhen: 'The theme loads Prism with the blocks that need it.',
    },
  ],
};

export default patch;
