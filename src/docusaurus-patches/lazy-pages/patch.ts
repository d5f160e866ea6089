import type {Patch} from '../types';
import lazyPages from '.';

const patch: Patch = {
  name: 'lazy-pages',
  benefit:
    'npm start shows the first page in a third of the time, however many pages there are, and compiles pages when they are visited.',
  plugin: lazyPages,
  touchPoints: [
    {
      package: '@docusaurus/core',
      file: 'lib/server/codegen/codegenRoutes.js',
      reliesOn: 'How registry.js names the weak id of each document.',
      otherwise: 'All pages are compiled before the first is shown. The test fails.',
      tests: ['tests/build/development.test.ts'],
      removableWhen: 'Together with the patch.',
    },
    {
      package: '@docusaurus/core',
      file: 'lib/commands/start/webpack.js',
      reliesOn:
        'The development server is webpack-dev-server with options that plugins can extend; it does not enable lazy compilation itself.',
      otherwise:
        'Pages stay empty in development, because nothing answers the request to compile them. The test fails.',
      tests: ['tests/build/development.test.ts'],
      removableWhen: 'Docusaurus has an option for lazy compilation.',
    },
  ],
};

export default patch;
