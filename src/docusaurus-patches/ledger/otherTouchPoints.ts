import type {TouchPoint} from '../types';

/** A touch point of a feature that is not a patch but relies on package internals. */
export interface FeatureTouchPoint extends TouchPoint {
  /** Folder or file of this project. */
  readonly owner: string;
}

export const OTHER_TOUCH_POINTS: readonly FeatureTouchPoint[] = [
  {
    owner: 'scripts/page-faults',
    package: '@docusaurus/mdx-loader',
    file: 'lib/remark/headings/index.js',
    reliesOn: 'The remark plugin that gives headings their ids, without the rest of the loader.',
    otherwise:
      'npm run check -- docs fails to start, or reports missing sections. The unit test fails.',
    tests: ['tests/unit/page-faults.test.ts'],
    removableWhen: 'Docusaurus checks links and anchors without a build.',
  },
  {
    owner: 'scripts/page-faults',
    package: '@docusaurus/plugin-content-docs',
    file: 'lib/slug.js',
    reliesOn: 'How the address of a document follows from its path and front matter.',
    otherwise: 'npm run check -- docs reports links that work. The unit test fails.',
    tests: ['tests/unit/page-faults.test.ts'],
    removableWhen: 'Docusaurus checks links and anchors without a build.',
  },
  {
    owner: 'src/plugins/saved-pages',
    package: '@docusaurus/mdx-loader',
    file: 'lib/remark/headings/index.js',
    reliesOn: 'As above.',
    otherwise: 'npm start fails to start, or warns of sections that exist. A build test fails.',
    tests: ['tests/build/development.test.ts'],
    removableWhen: 'Docusaurus checks links and anchors in development.',
  },
  {
    owner: 'src/plugins/page-changes',
    package: '@docusaurus/mdx-loader',
    file: 'lib/loader.js',
    reliesOn: 'It exports the front matter of a page after the remark plugins had it.',
    otherwise: 'Pages say nothing about other versions. Browser tests fail.',
    tests: ['tests/e2e/changes.spec.ts'],
    removableWhen: 'Remark plugins can export data that useDoc() returns.',
  },
  {
    owner: 'src/plugins/offline',
    package: '@docusaurus/core',
    file: 'lib/server/codegen/codegenRoutes.js',
    reliesOn: 'routesChunkNames.json names the chunks of each route, in keys of a path and a hash.',
    otherwise: 'The list of a version has the pages of all versions. A build test fails.',
    tests: ['tests/build/offline.test.ts', 'tests/unit/offline/lists.test.ts'],
    removableWhen: 'Plugins are told the chunks of routes after a build.',
  },
  {
    owner: 'docusaurus.config.ts',
    package: '@docusaurus/core',
    file: 'lib/server/configValidation.js',
    reliesOn:
      'The flag future.experimental_faster, and that locale configurations have five fields.',
    otherwise:
      'From 3.9 the three other fields belong to i18n itself; from 3.10 the flag has another name. The build fails.',
    tests: ['tests/e2e/3-entities.spec.ts'],
    removableWhen: 'The site moves to 3.9: publish all eight fields by i18n.localeConfigs.',
  },
  {
    owner: 'src/theme/Error',
    package: '@docusaurus/core',
    file: 'lib/client/routeContext.js',
    reliesOn: 'RouteContextProvider, so that the layout can be rendered around the crash screen.',
    otherwise: 'The build fails for a missing export.',
    tests: ['tests/e2e/crash.spec.ts'],
    removableWhen: 'Core exports the context.',
  },
  {
    owner: 'src/theme/NavbarItem/DropdownNavbarItem/Mobile, src/theme/DocItem/Metadata',
    package: '@docusaurus/theme-common',
    file: 'lib/internal.js',
    reliesOn: 'isSamePath, useLocalPathname and useTitleFormatter.',
    otherwise: 'The build fails for a missing export.',
    tests: ['tests/e2e/navigation.spec.ts', 'tests/e2e/change-of-page.spec.ts'],
    removableWhen: 'They are public exports of theme-common.',
  },
  {
    owner: 'src/theme/NavbarItem/PrerenderedAddress',
    package: '@docusaurus/core',
    file: 'lib/client/exports/router.js',
    reliesOn:
      'Route of react-router-dom 5 gives its children a location; @generated/routes lists all routes.',
    otherwise: 'React reports hydration errors on the not-found page. Browser tests fail.',
    tests: ['tests/e2e/not-found.spec.ts'],
    removableWhen:
      'Core hydrates 404.html at its own address. From 3.9 only the path half is needed.',
  },
  {
    owner: 'src/plugins/early-scripts',
    package: '@docusaurus/theme-common',
    file: 'lib/contexts/announcementBar.js',
    reliesOn: 'The names of the stored dismissal and id of the announcement bar.',
    otherwise: 'A new announcement stays hidden until the second visit. A browser test fails.',
    tests: ['tests/e2e/announcement.spec.ts'],
    removableWhen: 'Stock shows a bar with a new id immediately.',
  },
  {
    owner: 'src/plugins/early-scripts',
    package: '@docusaurus/core',
    file: 'lib/client/clientEntry.js',
    reliesOn: 'window.docusaurusRoot and the attribute data-has-hydrated of html.',
    otherwise: 'Early clicks are lost. A browser test fails.',
    tests: ['tests/e2e/early-clicks.spec.ts'],
    removableWhen: 'React replays clicks from before hydration.',
  },
  {
    owner: 'src/tokens/frontMatter.ts',
    package: '@docusaurus/plugin-content-docs',
    file: 'lib/frontMatter.js',
    reliesOn: 'The list of keys of front matter that 3.8.1 knows.',
    otherwise: 'A key that a later version knows is rejected, with file and line.',
    tests: ['tests/unit/malformed/page.test.ts'],
    removableWhen: 'Docusaurus rejects unknown keys itself.',
  },
  {
    owner: 'tests/e2e/accessibility.ts',
    package: 'axe-core',
    file: 'axe.min.js',
    reliesOn:
      'axe._audit.checks is a list by id whose entries have evaluate(): a result for links is reused, which halves its time on all pages.',
    otherwise: 'Every accessibility test stops with "expected the check link-in-text-block".',
    tests: ['tests/e2e/all-pages.spec.ts', 'tests/e2e/accessibility.spec.ts'],
    removableWhen: 'axe keeps results for links of the same paint itself.',
  },
];
