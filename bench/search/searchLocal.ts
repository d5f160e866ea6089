// cspell:ignore easyops Stemmer
/* docusaurus-search-local with its default settings: its own scanner, index and worker, run in Node. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {SearchShard} from '../../src/search/records';
import type {Searcher} from './peers';
import {bundledBytes} from './code';
import {peersFolder, requirePeer} from './peersCache';

const dist = path.join(peersFolder, 'node_modules/@easyops-cn/docusaurus-search-local/dist');
const server = path.join(dist, 'server/server/utils');
const client = path.join(dist, 'client/client');

const CONFIG = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
  forceIgnoreNoIndex: true,
};

interface Found {
  readonly document: {readonly u: string; readonly h?: string};
}

interface Worker {
  readonly search: (
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ) => Promise<Found[]>;
}

/** @param build folder of the built site */
export async function searchLocal(shard: SearchShard, build: string): Promise<Searcher> {
  const {scanDocuments} = requirePeer(path.join(server, 'scanDocuments.js')) as {
    scanDocuments: (documents: readonly object[], config: object) => Promise<unknown>;
  };
  const {buildIndex} = requirePeer(path.join(server, 'buildIndex.js')) as {
    buildIndex: (documents: unknown, config: object) => unknown;
  };
  const documents = shard.pages.map(({path: url}) => ({
    filePath: path.resolve(build, url.slice(1), 'index.html'),
    url,
    type: 'docs',
  }));
  const index = JSON.stringify(buildIndex(await scanDocuments(documents, CONFIG), CONFIG));
  // What Docusaurus would generate for it.
  writeFileSync(
    path.join(client, 'utils/proxiedGeneratedConstants.js'),
    `export const language = ["en"];
export const removeDefaultStopWordFilter = [];
export const searchIndexUrl = "index.json";
export const searchResultLimits = 8;
export const fuzzyMatchingDistance = 1;
`,
  );
  // Browser globals that its worker expects.
  Object.assign(globalThis, {
    location: {origin: 'http://localhost'},
    addEventListener: () => undefined,
    fetch: () => Promise.resolve(new Response(index)),
  });
  const workerFile = path.join(client, 'theme/worker.js');
  const {SearchWorker} = (await import(workerFile)) as {
    SearchWorker: new () => Worker;
  };
  const worker = new SearchWorker();
  return {
    name: 'docusaurus-search-local',
    indexBytes: gzipSync(index, {level: 9}).length,
    codeBytes: await bundledBytes(workerFile),
    search: async (query) =>
      (await worker.search('http://localhost/', '', query, 8)).map(
        ({document: {u, h}}) => u + (h ?? ''),
      ),
  };
}
