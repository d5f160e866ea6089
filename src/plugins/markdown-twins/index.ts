import fs from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {codeDigest} from '../../buildCache/codeDigest';
import {inThread} from '../../buildCache/inThread';
import {COMBINED, downloadPath} from '../../openrpc/download';
import {listOfTwins, type ListedPage} from '../../twins/list';
import {sectionsOf} from '../../versions/sections';
import {loadedVersions} from '../loadedVersions';
import type {TwinOrder, TwinOrders} from './worker';

const CACHE = 'node_modules/.cache/markdown-twins';
const CODE = path.join(__dirname, '../../twins');

/** Names of a version's list, and of the file with all of its pages. */
const LIST = 'llms.txt';
const ALL = 'llms-full.txt';

/** Packages that affect the Markdown. */
const PACKAGES = ['hast-util-from-html', 'hast-util-to-mdast', 'remark-stringify', 'remark-gfm'];

/** The documents of a version in the order of its sidebars, then the others; unlisted ones are left out. */
function pagesOf(version: LoadedVersion, pathOf: (permalink: string) => string): ListedPage[] {
  const sections = sectionsOf(version);
  const order = [...sections.keys()];
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return version.docs
    .filter(({frontMatter}) => frontMatter.unlisted !== true)
    .map((doc) => ({
      place: place(doc.id),
      path: pathOf(doc.permalink),
      title: doc.title,
      description: doc.description,
      category: sections.get(doc.id)?.[0],
    }))
    .sort((a, b) => a.place - b.place)
    .map(({place: _, ...page}) => page);
}

/**
 * Writes each document as Markdown beside its page, each RPC method, too, and for each version a list of them
 * (`llms.txt`) and one file with all.
 */
export default function markdownTwins({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let versions: readonly LoadedVersion[] = [];
  const origin = new URL(baseUrl, siteConfig.url).href.replace(/\/$/u, '');
  const pathOf = (permalink: string) => permalink.slice(baseUrl.length - 1);
  const folderOf = ({path: root}: LoadedVersion) => pathOf(root.endsWith('/') ? root : `${root}/`);
  const urlOf = (version: LoadedVersion, file: string) => `${origin}${folderOf(version)}${file}`;

  return {
    name: 'markdown-twins',

    allContentLoaded({allContent}) {
      versions = loadedVersions(allContent);
    },

    async postBuild({outDir}) {
      const site = siteConfig.title;
      const orders: TwinOrder[] = [];
      const volumes: {file: string; pages: string[]}[] = [];
      for (const version of versions) {
        const pages = pagesOf(version, pathOf);
        const list = urlOf(version, LIST);
        for (const {path: page} of pages) {
          const frame = {url: `${origin}${page}`, version: version.label, site, list};
          orders.push({page, file: path.join(outDir, page, 'index.html'), frame});
        }
        volumes.push({file: `${folderOf(version)}${ALL}`, pages: pages.map((page) => page.path)});
        const text = listOfTwins(pages, {
          site,
          tagline: siteConfig.tagline,
          origin,
          version: version.label,
          others: versions
            .filter((other) => other !== version)
            .map((other) => ({version: other.label, url: urlOf(other, LIST)})),
          files: [
            {name: 'All pages in one file', url: urlOf(version, ALL)},
            {
              name: 'OpenRPC document of all methods',
              url: `${origin}${downloadPath(version.versionName, COMBINED)}`,
            },
          ],
        });
        fs.writeFileSync(path.join(outDir, folderOf(version), LIST), text);
      }
      const cache = path.join(siteDir, CACHE);
      const all: TwinOrders = {
        outDir,
        cache,
        key: codeDigest(siteDir, [CODE], PACKAGES),
        orders,
        volumes,
      };
      // While other plugins finish.
      await inThread(siteDir, path.join(__dirname, 'worker.ts'), all, 'writes pages as Markdown');
    },
  };
}
