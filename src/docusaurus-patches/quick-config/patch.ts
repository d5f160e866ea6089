import type {Patch} from '../types';

const patch: Patch = {
  name: 'quick-config',
  benefit:
    'The configuration is loaded in 2 s of processor time instead of 12, when nothing of it is cached; in a build, which loads it twice, the second time costs nothing.',
  touchPoints: [
    {
      package: '@docusaurus/utils',
      file: 'lib/moduleUtils.js',
      reliesOn:
        'It loads configuration, sidebars and presets by jiti: a function of a file and options returns a function that loads a module.',
      otherwise:
        'Docusaurus loads the configuration in another way, slower, or fails and names the module. A unit test fails.',
      tests: [
        'tests/unit/docusaurus-patches/quickConfig.test.ts',
        'tests/build/development.test.ts',
      ],
      removableWhen: 'Docusaurus loads TypeScript by Node or a fast compiler.',
    },
  ],
};

export default patch;
