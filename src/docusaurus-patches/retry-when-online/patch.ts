import type {Patch} from '../types';
import retryWhenOnline from '.';

const patch: Patch = {
  name: 'retry-when-online',
  benefit:
    'Without a connection navigation waits and shows a notice; stock reloads into the error page of the browser.',
  plugin: retryWhenOnline,
  touchPoints: [
    {
      package: '@rspack/core',
      file: 'package.json',
      reliesOn:
        'The runtime loads each chunk through `__webpack_require__.e`, which may be replaced.',
      otherwise: 'Failed loads reload at once, as in stock. Browser tests fail.',
      tests: ['tests/e2e/network.spec.ts'],
      removableWhen: 'Docusaurus checks the connection before it reloads.',
    },
  ],
};

export default patch;
