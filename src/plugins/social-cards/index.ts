import fs from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import satoriPackage from 'satori/package.json';
import resvgPackage from '@resvg/resvg-js/package.json';
import {GENERATED_STATIC} from '../site-identity';
import {cached} from './cache';
import {cardsOf, siteCard} from './collect';
import type {Frame} from './layout';

const CACHE = 'node_modules/.cache/social-cards';

const readMark = (siteDir: string): string => {
  const files = ['static', GENERATED_STATIC].map((folder) =>
    path.join(siteDir, folder, 'img/logo-dark.svg'),
  );
  return fs.readFileSync(files.find((file) => fs.existsSync(file)) ?? files.join(' or '), 'utf8');
};

/** Everything besides its text that affects a card: the drawing code and its libraries. */
const renderer = (): string[] => [
  ...['layout.ts', 'render.ts'].map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8')),
  satoriPackage.version,
  resvgPackage.version,
];

/**
 * Renders the image of link previews, one for each page of each version and one for the rest.
 * src/theme/DocItem/Metadata adds the metadata.
 */
export default function socialCards(network: string): PluginModule {
  return ({siteDir, siteConfig, baseUrl}) => ({
    name: 'social-cards',
    async postBuild({outDir, plugins}) {
      const docs = plugins.filter((plugin) => plugin.name === 'docusaurus-plugin-content-docs');
      const versions = docs.flatMap((plugin) => (plugin.content as LoadedContent).loadedVersions);
      const cards = [
        siteCard(network, siteConfig.tagline),
        ...versions.flatMap((version) => cardsOf(version, baseUrl)),
      ];
      const frame: Frame = {network, host: new URL(siteConfig.url).host, mark: readMark(siteDir)};
      const shared = [...renderer(), JSON.stringify(frame)];
      for (const card of cards) {
        const key = [...shared, JSON.stringify({...card, path: ''})];
        const picture = await cached(path.join(siteDir, CACHE), key, async () => {
          // Lazy import: a build whose cards are all cached needs no renderer.
          const {renderCard} = await import('./render');
          return renderCard(card, frame);
        });
        const file = path.join(outDir, card.path);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, picture);
      }
    },
  });
}
