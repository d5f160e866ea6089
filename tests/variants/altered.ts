import path from 'node:path';
import type {Config, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import config from '../../docusaurus.config';
import {readSearchConfig} from '../../src/search/config';
import {hostedSearch} from '../sites/hostedSearch';

const theme = config.themeConfig as ThemeConfig;
const {mode, ...credentials} = readSearchConfig({
  ALGOLIA_APP_ID: hostedSearch.appId,
  ALGOLIA_SEARCH_KEY: hostedSearch.searchKey,
  ALGOLIA_HOSTS: hostedSearch.ports.map((port) => `http://127.0.0.1:${port}`).join(','),
});
const component = (name: string): string => path.join(__dirname, `${name}.tsx`);

/**
 * Additional pages: three and a navbar item that crash on demand, one whose code blocks bypass Markdown transforms, and
 * one that sends calls to nodes.
 */
function pages(): Plugin {
  return {
    name: 'pages-of-tests',
    getThemePath: () => path.join(__dirname, 'crash/theme'),
    contentLoaded({actions: {addRoute}}) {
      const add = (route: string, name: string) =>
        addRoute({path: route, component: component(name), exact: true});
      add('/crash/inside', 'crash/InsideLayout');
      add('/crash/outside', 'crash/OutsideLayout');
      add('/crash/context', 'crash/WithoutContext');
      add('/code-blocks', 'code-blocks/Page');
      add('/workbench', 'workbench/Page');
    },
  };
}

/**
 * The shipped site with other options that an adopter may choose, so that one build covers them: the next announcement,
 * a navbar that hides while scrolling down, the operating system's colour mode as a third choice, and hosted search, on
 * loopback ports.
 */
const variant: Config = {
  ...config,
  customFields: {
    ...config.customFields,
    search: {...(config.customFields?.search as object), mode, ...credentials},
  },
  plugins: [...(config.plugins ?? []), pages],
  themeConfig: {
    ...theme,
    algolia: {...theme.algolia, ...credentials},
    announcementBar: {
      id: 'fork-7',
      content: 'The fork is on <a href="/">Monday</a>.',
      isCloseable: true,
    },
    colorMode: {...theme.colorMode, respectPrefersColorScheme: true},
    navbar: {
      ...theme.navbar,
      hideOnScroll: true,
      items: [
        ...(theme.navbar?.items ?? []),
        {type: 'custom-crash', label: 'The guilty item', position: 'right'},
      ],
    },
  },
};

export default variant;
