import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {themes} from 'prism-react-renderer';
import {interpolate} from './src/profile/interpolate';
import {loadProfile} from './src/profile/load';
import versions from './versions.json';

const siteDir = __dirname;
const latest = versions[0] ?? 'current';
const network = loadProfile(siteDir, latest);

const english = {
  label: 'English',
  direction: 'ltr',
  htmlLang: 'en',
  calendar: 'gregory',
  path: 'en',
} as const;

const classic: Options = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    lastVersion: latest,
    versions: {current: {label: 'Next', path: 'next', noIndex: true}},
    editUrl: ({versionDocsDirPath, docPath}) =>
      `${network.repositories.docs.url}/edit/${network.repositories.docs.branch}/${versionDocsDirPath}/${docPath}`,
    showLastUpdateTime: true,
  },
  blog: false,
  pages: false,
  theme: {customCss: './src/css/custom.css'},
};

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: network.name,
    hideOnScroll: false,
    items: [
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
      {type: 'search', position: 'right'},
      {href: network.repositories.docs.url, label: 'Repository', position: 'right'},
    ],
  },
  footer: {
    links: [{label: network.organisation.name, href: network.organisation.url}],
    copyright: `Copyright © 2025 ${network.site.copyrightHolder}`,
  },
  algolia: {
    appId: 'EMBEDDED',
    apiKey: 'embedded',
    indexName: 'docs',
    contextualSearch: true,
    searchPagePath: 'search',
  },
  prism: {
    theme: themes.github,
    darkTheme: themes.dracula,
    additionalLanguages: ['bash', 'json', 'toml', 'solidity', 'ini', 'yaml', 'promql'],
  },
};

const config: Config = {
  title: `${network.name} documentation`,
  tagline: network.tagline,
  url: network.site.url,
  baseUrl: '/',
  baseUrlIssueBanner: true,
  titleDelimiter: '|',
  future: {v4: true, experimental_faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: english}},
  customFields: {
    localeConfigs: {en: {...english, translate: false, url: network.site.url, baseUrl: '/'}},
  },
  markdown: {
    preprocessor: ({filePath, fileContent}) => interpolate(siteDir, filePath, fileContent),
    parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
      defaultParseFrontMatter({
        filePath,
        fileContent: interpolate(siteDir, filePath, fileContent),
      }),
  },
  presets: [['classic', classic]],
  themeConfig,
};

export default config;
