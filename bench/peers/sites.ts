import type {PlainPage} from './markdown';

/** A generator to compare with. */
export interface Peer {
  readonly name: string;
  /** npm packages, in exact versions. */
  readonly packages: readonly string[];
  /** Build commands, run in order in the project's folder. */
  readonly build: readonly (readonly string[])[];
  /** Output folder of the build. */
  readonly output: string;
  /** Files of the project by path: the stock configuration and the pages. */
  readonly files: (pages: readonly PlainPage[]) => Record<string, string>;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

export function pageFile({title, description, body}: PlainPage): string {
  return `---\ntitle: ${json(title)}\ndescription: ${json(description)}\n---\n\n# ${title}\n\n${body}\n`;
}

function under(folder: string, pages: readonly PlainPage[]): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [`${folder}/${page.file}.md`, pageFile(page)]));
}

const address = ({file}: PlainPage): string => `/${file.replace(/(^|\/)index$/u, '$1')}`;

/** The pages by folder, for sidebars. */
function groups(pages: readonly PlainPage[]): [string, PlainPage[]][] {
  const byFolder = new Map<string, PlainPage[]>();
  for (const page of pages) {
    const folder = page.file.includes('/') ? page.file.replace(/\/[^/]*$/u, '') : 'start';
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), page]);
  }
  return [...byFolder];
}

function sidebar(pages: readonly PlainPage[]): object[] {
  return groups(pages).map(([text, items]) => ({
    text,
    items: items.map((page) => ({text: page.title, link: address(page)})),
  }));
}

export const DOCUSAURUS: Peer = {
  name: 'Docusaurus',
  packages: [
    '@docusaurus/core@3.8.1',
    '@docusaurus/preset-classic@3.8.1',
    '@docusaurus/faster@3.8.1',
    'react@19.3.1',
    'react-dom@19.3.1',
    'webpackbar@7.0.0',
  ],
  build: [['docusaurus', 'build']],
  output: 'build',
  files: (pages) => ({
    'docusaurus.config.js': `module.exports = ${json({
      title: 'Documentation',
      url: 'https://docs.example',
      baseUrl: '/',
      onBrokenLinks: 'ignore',
      onBrokenMarkdownLinks: 'ignore',
      markdown: {format: 'detect'},
      future: {v4: true, experimental_faster: true},
      presets: [
        ['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false}],
      ],
      themeConfig: {navbar: {title: 'Documentation'}},
    })};\n`,
    'sidebars.js': `module.exports = ${json({
      docs: groups(pages).map(([label, items]) => ({
        type: 'category',
        label,
        items: items.map(({file}) => file),
      })),
    })};\n`,
    ...under('docs', pages),
  }),
};

const vitePress: Peer = {
  name: 'VitePress',
  packages: ['vitepress@1.6.4', 'vue@3.5.22'],
  build: [['vitepress', 'build', 'docs']],
  output: 'docs/.vitepress/dist',
  files: (pages) => ({
    'docs/.vitepress/config.mjs': `export default ${json({
      title: 'Documentation',
      ignoreDeadLinks: true,
      cleanUrls: true,
      themeConfig: {sidebar: sidebar(pages), search: {provider: 'local'}},
    })};\n`,
    ...under('docs', pages),
  }),
};

const starlight: Peer = {
  name: 'Starlight',
  packages: ['@astrojs/starlight@0.37.7', 'astro@5.16.15', 'sharp@0.34.5'],
  // Without the first command, the second builds only the pages that have been read by then: 14 of 44 on a slow
  // machine.
  build: [
    ['astro', 'sync'],
    ['astro', 'build'],
  ],
  output: 'dist',
  files: (pages) => ({
    'astro.config.mjs': `import {defineConfig} from 'astro/config';\nimport starlight from '@astrojs/starlight';\nexport default defineConfig({integrations: [starlight(${json(
      {
        title: 'Documentation',
        sidebar: groups(pages).map(([label, items]) => ({
          label,
          items: items.map((page) => ({label: page.title, link: address(page)})),
        })),
      },
    )})]});\n`,
    'src/content.config.ts':
      "import {defineCollection} from 'astro:content';\nimport {docsLoader} from '@astrojs/starlight/loaders';\nimport {docsSchema} from '@astrojs/starlight/schema';\nexport const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n",
    // Starlight adds the title itself.
    ...Object.fromEntries(
      pages.map((page) => [
        `src/content/docs/${page.file}.md`,
        pageFile(page).replace(`# ${page.title}\n`, ''),
      ]),
    ),
  }),
};

const rspress: Peer = {
  name: 'Rspress',
  packages: ['rspress@1.47.2'],
  build: [['rspress', 'build']],
  output: 'doc_build',
  files: (pages) => ({
    'rspress.config.ts': `import {defineConfig} from 'rspress/config';\nexport default defineConfig(${json(
      {
        root: 'docs',
        title: 'Documentation',
        markdown: {checkDeadLinks: false},
        themeConfig: {sidebar: {'/': sidebar(pages)}},
      },
    )});\n`,
    ...under('docs', pages),
  }),
};

/** The generators that this site is compared with, each in its default setup. */
export const PEERS: readonly Peer[] = [DOCUSAURUS, vitePress, starlight, rspress];
