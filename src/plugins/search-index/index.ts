import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {extractPage, type ExtractedPage} from '../../search/extract';
import {findIndexFaults, groupIntoShards, renderIndex} from './shards';

/** File that a route was written to. */
function htmlFile(outDir: string, route: string): string {
  return path.join(outDir, route, 'index.html');
}

/** Writes the search index from the pages as they were built. */
export default function searchIndexPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths}) {
      const pages: ExtractedPage[] = [];
      const anchors = new Map<string, ReadonlySet<string>>();
      const documents: string[] = [];
      for (const route of routesPaths.filter((routePath) => !routePath.endsWith('/404.html'))) {
        const html = await fs.readFile(htmlFile(outDir, route.slice(baseUrl.length - 1)), 'utf8');
        const extracted = extractPage(html, route);
        if (!extracted) continue;
        pages.push(extracted);
        documents.push(route);
        const $ = load(html);
        anchors.set(
          route,
          new Set(
            $('[id]')
              .toArray()
              .map((element) => $(element).attr('id') ?? ''),
          ),
        );
      }
      const shards = groupIntoShards(pages);
      const faults = findIndexFaults(shards, documents, anchors);
      if (faults.length > 0) {
        throw new Error(
          `The search index would be wrong:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
        );
      }
      for (const file of renderIndex(shards)) {
        const target = path.join(outDir, file.path);
        await fs.mkdir(path.dirname(target), {recursive: true});
        await fs.writeFile(target, file.content);
      }
    },
  };
}
