import {existsSync} from 'node:fs';
import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {docusaurusPatches} from './src/docusaurus-patches';
import networkProfile from './src/plugins/network-profile';
import downloads, {DOWNLOADS_STATIC} from './src/plugins/downloads';
import earlyScripts from './src/plugins/early-scripts';
import errorFacts, {ERROR_FACTS_STATIC} from './src/plugins/error-facts';
import rpcReference, {RPC_STATIC} from './src/plugins/rpc-reference';
import searchIndexPlugin from './src/plugins/search-index';
import {announcementBar} from './src/profile/announcement';
import {readFrontMatter} from './src/tokens/frontMatter';
import {interpolate} from './src/tokens/interpolate';
import {readSearchConfig} from './src/search/config';
import fragments from './src/plugins/fragments';
import print from './src/plugins/print';
import markdownTwins from './src/plugins/markdown-twins';
import hostingFacts from './src/plugins/hosting-facts';
import offline from './src/plugins/offline';
import storageWarning from './src/plugins/storage-warning';
import siteIdentity, {GENERATED_STATIC} from './src/plugins/site-identity';
import socialCards from './src/plugins/social-cards';
import {SITE_CARD} from './src/socialCards/cardPath';
import themeColours from './src/plugins/theme-colours';
import {checkData, dataWarnings, loadProfile} from './src/profile/load';
import {breakCode} from './src/remark/breakCode';
import {checkIds} from './src/remark/checkIds';
import {checkImages} from './src/remark/checkImages';
import {checkNames} from './src/remark/checkNames';
import {codeBlocks} from './src/remark/codeBlocks';
import {diagrams} from './src/remark/diagrams';
import {explainSyntax} from './src/remark/explainSyntax';
import {checkGlossaries} from './src/remark/glossary/terms';
import {markTerms} from './src/remark/markTerms';
import {profileTables} from './src/remark/profileTables';
import {runButtons} from './src/remark/runButtons';
import versions from './versions.json';

const siteDir = __dirname;
// Static folders; robots.txt, icons, downloads and the RPC documents are generated from the profile and the data of the
// versions.
const staticDirectories = [
  'static',
  GENERATED_STATIC,
  RPC_STATIC,
  DOWNLOADS_STATIC,
  ERROR_FACTS_STATIC,
];
// Dates of pages come from git; without a repository (an archive, a container) reading them would fail the build.
const dated = existsSync(`${siteDir}/.git`);
const latest = versions[0] ?? 'current';
checkData(siteDir, versions);
for (const warning of dataWarnings(siteDir)) console.warn(`[WARNING] ${warning}`);
checkGlossaries(siteDir, versions);
const network = loadProfile(siteDir, latest);

const search = readSearchConfig(process.env);
const tables = profileTables({siteDir});

const title = `${network.name} documentation`;

/** Whether docs/_kitchen-sink.mdx is a page: for writers in development, and for tests. It is never published. */
const showsKitchenSink =
  process.env.NODE_ENV === 'development' || process.env.KITCHEN_SINK !== undefined;

/** Whether readers may keep pages and versions on their device. `OFFLINE=off` also removes what they kept. */
const isOffline = process.env.OFFLINE !== 'off';

/** Whether the navbar hides while the reader scrolls down and returns when scrolling up. */
const hideNavbarOnScroll = false;

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
    exclude: showsKitchenSink ? ['**/_*/**'] : ['**/_*.mdx', '**/_*/**'],
    lastVersion: latest,
    versions: {current: {label: 'Next', path: 'next', noIndex: true}, [latest]: {badge: false}},
    editUrl: ({versionDocsDirPath, docPath}) =>
      `${network.repositories.docs.url}/edit/${network.repositories.docs.branch}/${versionDocsDirPath}/${docPath}`,
    showLastUpdateTime: dated,
    beforeDefaultRemarkPlugins: [
      [explainSyntax, {siteDir}],
      ...tables,
      [runButtons, {siteDir}],
      [checkNames, {siteDir}],
      [diagrams, {siteDir}],
      [markTerms, {siteDir}],
      [checkImages, {siteDir, staticDirectories}],
      breakCode,
    ],
    remarkPlugins: [
      [codeBlocks, {siteDir}],
      [checkIds, {siteDir}],
    ],
  },
  blog: false,
  pages: false,
  sitemap: {
    lastmod: dated ? 'date' : null,
    changefreq: null,
    priority: null,
    ignorePatterns: ['/search'],
  },
  theme: {
    customCss: [
      'tokens',
      'base',
      'layout',
      'article',
      'code',
      'rpc',
      'tools',
      'tool-results',
      'announcement',
      'print',
      'without-scripts',
    ].map((name) => `./src/css/${name}.css`),
  },
};

const themeConfig: ThemeConfig = {
  image: SITE_CARD,
  metadata: [
    {property: 'og:site_name', content: title},
    {property: 'og:type', content: 'website'},
    {property: 'og:image:alt', content: title},
    {name: 'twitter:image:alt', content: title},
  ],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar: announcementBar(network),
  navbar: {
    title: network.name,
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    hideOnScroll: hideNavbarOnScroll,
    items: [
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
      {type: 'search', position: 'right'},
      {href: network.repositories.docs.url, label: 'Repository', position: 'right'},
    ],
  },
  footer: {
    links: [
      {
        title: 'Network',
        items: [
          {label: 'Explorer', href: network.chains.mainnet.explorer.url},
          {label: 'Status', href: network.contacts.status},
          {label: 'Announcements', href: network.contacts.announcements},
        ],
      },
      {
        title: 'Code',
        items: [
          {label: network.organisation.name, href: network.organisation.url},
          {label: 'Node software', href: network.repositories.node.url},
          {label: 'Documentation', href: network.repositories.docs.url},
        ],
      },
      {
        title: 'Help',
        items: [
          {label: 'Support', href: network.contacts.support},
          {label: 'Report a security problem', href: network.contacts.security},
        ],
      },
    ],
    copyright: `Copyright © 2025 ${network.site.copyrightHolder}`,
  },
  algolia: {
    appId: search.appId,
    apiKey: search.apiKey,
    indexName: search.indexName,
    contextualSearch: true,
    searchPagePath: 'search',
  },
};

const config: Config = {
  title,
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
  favicon: 'img/favicon.svg',
  staticDirectories,
  customFields: {
    search: {
      ...search,
      missingResultsUrl: `${network.repositories.docs.url}/issues/new?title=No+search+result+for:+`,
    },
    ...(!isOffline && {withoutOffline: true}),
    localeConfigs: {en: {...english, translate: false, url: network.site.url, baseUrl: '/'}},
  },
  markdown: {
    preprocessor: ({filePath, fileContent}) => interpolate(siteDir, filePath, fileContent),
    parseFrontMatter: (page) => readFrontMatter(siteDir, page),
  },
  presets: [['classic', classic]],
  plugins: [
    [networkProfile, {versions}],
    [rpcReference, {versions}],
    [errorFacts, {versions}],
    [downloads, {versions}],
    markdownTwins,
    hostingFacts,
    offline,
    earlyScripts,
    storageWarning,
    print,
    fragments,
    ...docusaurusPatches(),
    [searchIndexPlugin, {remarkPlugins: tables}],
    themeColours,
    siteIdentity(network.name),
    socialCards(network.name),
  ],
  themeConfig,
};

export default config;
