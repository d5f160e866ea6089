import {existsSync} from 'node:fs';
import type {Config} from '@docusaurus/types';
import type {VersionOptions} from '@docusaurus/plugin-content-docs';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import {docusaurusPatches} from './src/docusaurus-patches';
import networkProfile from './src/plugins/network-profile';
import {checkProfiles} from './src/plugins/network-profile/checks';
import downloads, {DOWNLOADS_STATIC} from './src/plugins/downloads';
import earlyScripts from './src/plugins/early-scripts';
import feeds, {FEEDS_STATIC} from './src/plugins/feeds';
import errorFacts, {ERROR_FACTS_STATIC} from './src/plugins/error-facts';
import rpcReference, {RPC_STATIC} from './src/plugins/rpc-reference';
import pageMessages from './src/plugins/page-messages';
import pageChanges, {CHANGES_STATIC} from './src/plugins/page-changes';
import {pageNotes} from './src/plugins/page-changes/note';
import savedPages from './src/plugins/saved-pages';
import searchIndexPlugin from './src/plugins/search-index';
import {announcementBar} from './src/profile/announcement';
import {newIssueUrl} from './src/profile/newIssueUrl';
import {readFrontMatter} from './src/tokens/frontMatter';
import {interpolate} from './src/tokens/interpolate';
import {readSearchConfig} from './src/search/config';
import fragments from './src/plugins/fragments';
import print from './src/plugins/print';
import markdownTwins from './src/plugins/markdown-twins';
import serverOnly from './src/plugins/server-only';
import hostingFacts from './src/plugins/hosting-facts';
import offline from './src/plugins/offline';
import storageWarning from './src/plugins/storage-warning';
import siteIdentity, {GENERATED_STATIC} from './src/plugins/site-identity';
import socialCards from './src/plugins/social-cards';
import {SITE_CARD} from './src/socialCards/cardPath';
import themeColours from './src/plugins/theme-colours';
import versionSections from './src/plugins/version-sections';
import {dataWarnings, loadProfile} from './src/profile/load';
import {breakCode} from './src/remark/breakCode';
import {checkFrontMatter} from './src/remark/checkFrontMatter';
import {checkIds} from './src/remark/checkIds';
import {checkImages} from './src/remark/checkImages';
import {checkNames} from './src/remark/checkNames';
import {checkSites} from './src/remark/checkSites';
import {codeBlocks} from './src/remark/codeBlocks';
import {componentsInMarkdown} from './src/remark/componentsInMarkdown';
import {diagrams} from './src/remark/diagrams';
import {explainSyntax} from './src/remark/explainSyntax';
import {markTerms} from './src/remark/markTerms';
import {keepMessages} from './src/remark/messages';
import {profileTables} from './src/remark/profileTables';
import {rawHtml} from './src/remark/rawHtml';
import {runButtons} from './src/remark/runButtons';
import {stackTables} from './src/remark/stackTables';
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
  CHANGES_STATIC,
  FEEDS_STATIC,
];
// Dates of pages come from git; without a repository (an archive, a container) reading them would fail the build.
const dated = existsSync(`${siteDir}/.git`);
const [latest = 'current'] = versions as readonly string[];
checkProfiles(siteDir, versions);
for (const warning of dataWarnings(siteDir)) console.warn(`[WARNING] ${warning}`);
const network = loadProfile(siteDir, latest);

/** Next to released versions `docs` is their next one; alone it is the documentation. */
const versionOptions: Record<string, VersionOptions> =
  latest === 'current'
    ? {current: {label: 'Current', badge: false}}
    : {current: {label: 'Next', path: 'next', noIndex: true}, [latest]: {badge: false}};

/** A list of one version leads nowhere. */
const versionItems: NavbarItem[] =
  latest === 'current' ? [] : [{type: 'docsVersionDropdown', position: 'right'}];

const search = readSearchConfig(process.env);
const tables = profileTables({siteDir});

const title = `${network.name} documentation`;
const {status} = network.contacts;

/** Whether docs/_kitchen-sink.mdx is a page: for writers in development, and for tests. It is never published. */
const showsKitchenSink =
  process.env.NODE_ENV === 'development' || process.env.KITCHEN_SINK !== undefined;

/** Whether readers may keep pages and versions on their device. `OFFLINE=off` also removes what they kept. */
const isOffline = process.env.OFFLINE !== 'off';

/**
 * Sites whose images, frames (`<iframe>`) and media pages may load, such as `https://images.example`: browsers block those
 * of all others. Their owners learn which pages readers open.
 */
const otherSites = {images: [], frames: [], media: []};

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
    versions: versionOptions,
    editUrl: ({versionDocsDirPath, docPath}) =>
      `${network.repositories.docs.url}/edit/${network.repositories.docs.branch}/${versionDocsDirPath}/${docPath}`,
    showLastUpdateTime: dated,
    beforeDefaultRemarkPlugins: [
      [explainSyntax, {siteDir}],
      checkFrontMatter,
      componentsInMarkdown,
      ...tables,
      [runButtons, {siteDir}],
      [checkNames, {siteDir}],
      [diagrams, {siteDir}],
      [markTerms, {siteDir}],
      [checkImages, {siteDir, staticDirectories}],
      [checkSites, {url: network.site.url, otherSites}],
      breakCode,
      stackTables,
    ],
    remarkPlugins: [
      [pageNotes, {siteDir, versions}],
      codeBlocks,
      [checkIds, {siteDir}],
      [keepMessages, {siteDir}],
    ],
    rehypePlugins: [rawHtml],
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
      ...versionItems,
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
          ...(status === undefined ? [] : [{label: 'Status', href: status}]),
          {label: 'Announcements', href: network.contacts.announcements},
          {label: 'Upgrade schedule and feeds', to: '/#schedule'},
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
    copyright: ['Copyright ©', network.site.copyrightYear, network.site.copyrightHolder]
      .filter((part) => part !== undefined)
      .join(' '),
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
      missingResultsUrl: `${newIssueUrl(network.repositories.docs.url)}?title=No+search+result+for:+`,
    },
    report: {
      issues: newIssueUrl(network.repositories.docs.url),
      releases: Object.fromEntries(
        ['current', ...versions].map((name) => [name, loadProfile(siteDir, name).software.version]),
      ),
    },
    ...(!isOffline && {withoutOffline: true}),
    localeConfigs: {en: {...english, translate: false, url: network.site.url, baseUrl: '/'}},
  },
  markdown: {
    // `.md` is Markdown and `.mdx` is MDX.
    format: 'detect',
    preprocessor: ({filePath, fileContent}) => interpolate(siteDir, filePath, fileContent),
    parseFrontMatter: (page) => readFrontMatter(siteDir, page),
  },
  presets: [['classic', classic]],
  plugins: [
    [networkProfile, {versions}],
    [rpcReference, {versions}],
    [errorFacts, {versions}],
    [downloads, {versions}],
    [pageChanges, {versions}],
    pageMessages,
    serverOnly,
    [feeds, {versions}],
    markdownTwins,
    [hostingFacts, {versions, otherSites}],
    offline,
    [versionSections, {versions}],
    earlyScripts,
    storageWarning,
    print,
    fragments,
    ...docusaurusPatches(),
    [searchIndexPlugin, {remarkPlugins: tables, isHosted: search.mode.kind === 'hosted'}],
    [savedPages, {remarkPlugins: tables}],
    themeColours,
    siteIdentity(network.name),
    socialCards(network.name),
  ],
  themeConfig,
};

export default config;
