import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluggableList} from 'unified';
import {codeDigest} from '../../buildCache/codeDigest';
import {dropUnused} from '../../buildCache/dropUnused';
import type {ExtractedPage} from '../../search/extract';
import {stampOf, stampsFolder} from '../network-profile/stamps';
import {serveIndex} from './development';
import {onePerAddress} from './onePerAddress';
import {findIndexFaults, groupIntoShards, renderIndex} from './shards';
import {sizeMessages} from './size';
import {listed, sourceReader} from './sources';
import {readTasks, taskFaults, type TasksByVersion} from './tasks';
import {titlesOf} from './titles';
import {addWords, wordsFile} from './words';

const CACHE = 'node_modules/.cache/search-pages';

/** The code that reads pages. */
const CODE = path.join(__dirname, '../../search');

export interface Options {
  /** Remark plugins of the site, for reading sources while there is no build. */
  readonly remarkPlugins: PluggableList;
  /** Whether a provider answers searches. */
  readonly isHosted: boolean;
}

/** Output file of a route. */
function htmlFile(outDir: string, route: string): string {
  return path.join(outDir, route, 'index.html');
}

/** Writes the search index from the built pages; in development, serves it. */
export default function searchIndexPlugin(context: LoadContext, options: unknown): Plugin {
  const {baseUrl, outDir: buildDir, siteDir} = context;
  const {remarkPlugins, isHosted} = options as Options;
  const none: LoadedContent = {loadedVersions: []};
  let docs: LoadedContent | undefined;
  let tasks: TasksByVersion = {};

  return {
    name: 'search-index',

    async allContentLoaded({allContent, actions}) {
      docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const read = readTasks(siteDir, docs ?? none);
      tasks = read.tasks;
      for (const warning of read.warnings) console.warn(`[WARNING] ${warning}`);
      await actions.createData('tasks.json', tasks);
      await actions.createData('titles.json', titlesOf(docs ?? none));
    },

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const stamps = stampsFolder(context.generatedFilesDir);
      const reader = sourceReader(context, remarkPlugins);
      const serve = serveIndex({
        buildDir,
        baseUrl,
        sources: {
          files: () => [
            // The stamp of a page changes with the data that it uses, once they have been checked.
            ...reader.files(docs ?? none).flatMap((file) => [file, stampOf(stamps, siteDir, file)]),
            ...(docs ?? none).loadedVersions.map(({versionName}) =>
              path.join(siteDir, wordsFile(versionName)),
            ),
          ],
          read: async () => {
            const {loadedVersions} = docs ?? none;
            const {pages} = onePerAddress(await reader.read({loadedVersions}));
            return addWords(siteDir, loadedVersions, pages).pages;
          },
        },
      });
      return {
        devServer: {
          // webpack-merge calls this after Docusaurus' own, with the same list, and concatenates both results. The
          // index has to come before the fallback to index.html, so it is inserted into the list itself.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift(serve);
            return middlewares;
          },
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir, routesPaths}) {
      // The reader of HTML is large, and only builds need it.
      const {cachedExtraction} = await import('./cachedExtraction');
      const cache = path.join(siteDir, CACHE);
      const extract = cachedExtraction(cache, codeDigest(siteDir, [CODE], ['cheerio']));
      const pages: ExtractedPage[] = [];
      const anchors = new Map<string, ReadonlySet<string>>();
      const documents: string[] = [];
      const unlisted = new Set(
        docs?.loadedVersions.flatMap((version) => {
          const found = listed(version);
          return version.docs.filter((doc) => !found.includes(doc)).map(({permalink}) => permalink);
        }),
      );
      for (const route of routesPaths) {
        if (route.endsWith('/404.html') || unlisted.has(route)) continue;
        const html = await fs.readFile(htmlFile(outDir, route.slice(baseUrl.length - 1)), 'utf8');
        const extracted = await extract(html, route);
        if (!extracted) continue;
        pages.push(extracted);
        documents.push(route);
        anchors.set(route, extracted.ids);
      }
      await dropUnused(cache);
      const {pages: single, repeated} = onePerAddress(pages);
      for (const address of repeated) {
        console.warn(
          `[WARNING] ${address}: expected one page at this address, found several. The search index has the one that was built; give the others another slug.`,
        );
      }
      const worded = addWords(siteDir, docs?.loadedVersions ?? [], single);
      const shards = groupIntoShards(worded.pages);
      const faults = [
        ...worded.faults,
        ...taskFaults(tasks, anchors),
        ...findIndexFaults(shards, documents, anchors),
      ];
      if (faults.length > 0) {
        throw new Error(
          `The search index would be wrong:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
        );
      }
      const {files, sizes} = renderIndex(shards);
      for (const message of sizeMessages(sizes, isHosted)) console.warn(message);
      for (const file of files) {
        const target = path.join(outDir, file.path);
        await fs.mkdir(path.dirname(target), {recursive: true});
        await fs.writeFile(target, file.content);
      }
    },
  };
}
