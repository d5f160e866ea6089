import fs from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import satoriPackage from 'satori/package.json';
import resvgPackage from '@resvg/resvg-js/package.json';
import {GENERATED_STATIC} from '../site-identity';
import {cachedFile} from '../../buildCache/cached';
import {inThread} from '../../buildCache/inThread';
import {loadedVersions} from '../loadedVersions';
import {cardsOf, siteCard, type Card} from './collect';
import type {Frame} from './layout';
import type {CardOrders} from './worker';

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

/** Renders in a thread of its own, because Docusaurus leaves a CPU idle while it bundles. */
const renderInWorker = (siteDir: string, orders: CardOrders): Promise<void> =>
  inThread(siteDir, path.join(__dirname, 'worker.ts'), orders, 'renders social cards');

/**
 * Renders the image of link previews, one for each page of each version and one for the rest.
 * src/theme/DocItem/Metadata adds the metadata.
 */
export default function socialCards(network: string): PluginModule {
  return ({siteDir, siteConfig, baseUrl}) => {
    let cards: readonly Card[] = [];
    let rendered: Promise<void> | undefined;

    const ordersOf = (): CardOrders => {
      const frame: Frame = {network, host: new URL(siteConfig.url).host, mark: readMark(siteDir)};
      const shared = [...renderer(), JSON.stringify(frame)];
      return {
        folder: path.join(siteDir, CACHE),
        frame,
        orders: cards.map((card) => ({
          card,
          key: [...shared, JSON.stringify({...card, path: ''})],
        })),
      };
    };

    return {
      name: 'social-cards',

      allContentLoaded({allContent}) {
        cards = [
          siteCard(network, siteConfig.tagline),
          ...loadedVersions(allContent).flatMap((version) => cardsOf(version, baseUrl)),
        ];
      },

      configureWebpack({mode}, isServer) {
        if (isServer && mode === 'production') {
          const all = ordersOf();
          const orders = all.orders.filter(({key}) => !fs.existsSync(cachedFile(all.folder, key)));
          if (orders.length > 0) rendered = renderInWorker(siteDir, {...all, orders});
          rendered?.catch(() => undefined);
        }
        return {};
      },

      async postBuild({outDir}) {
        await rendered;
        const {folder, orders} = ordersOf();
        for (const {card, key} of orders) {
          const file = path.join(outDir, card.path);
          fs.mkdirSync(path.dirname(file), {recursive: true});
          fs.copyFileSync(cachedFile(folder, key), file);
        }
      },
    };
  };
}
