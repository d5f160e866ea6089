import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {WORKER} from '../../offline/formats';
import {chunksOfVersions} from '../../offline/lists/chunks';
import {OFFLINE_FACTS_FILE} from '../../offline/lists/factsFile';
import type {OfflineFacts, VersionFacts} from '../../offline/lists/owners';
import {segmentOf} from '../../openrpc/download';
import {loadedVersions} from '../loadedVersions';
import {bundleWorker} from './bundle';

type RouteChunks = Parameters<typeof chunksOfVersions>[0];

/** Which pages and chunks belong to which version. */
async function factsOf(
  {baseUrl, generatedFilesDir}: LoadContext,
  loaded: readonly LoadedVersion[],
): Promise<OfflineFacts> {
  const below = (address: string): string => address.slice(baseUrl.length);
  const versions = loaded.map(({versionName: name, label, path: root}): VersionFacts => {
    const own = below(root).replace(/\/$/u, '');
    return {name, label, path: own, folder: segmentOf(name)};
  });
  const latest = loaded.find(({isLast}) => isLast);
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  const routes = JSON.parse(await fs.readFile(file, 'utf8')) as RouteChunks;
  const pages = new Set(latest?.docs.map(({permalink}) => below(permalink)));
  return {versions, chunks: chunksOfVersions(routes, baseUrl, versions, pages)};
}

/**
 * Writes the service worker that keeps pages and versions for readers who ask for it, and facts from which the end of the
 * build makes the lists of their files, when the pages are finished. With `OFFLINE=off` the worker is one that removes
 * itself and all that was kept.
 */
export default function offline(context: LoadContext): Plugin {
  const worker = process.env.OFFLINE === 'off' ? 'off' : 'worker';
  let versions: readonly LoadedVersion[] = [];
  return {
    name: 'offline',
    allContentLoaded({allContent}) {
      versions = loadedVersions(allContent);
    },
    async postBuild({outDir}) {
      const facts = path.join(context.generatedFilesDir, OFFLINE_FACTS_FILE);
      await fs.writeFile(facts, JSON.stringify(await factsOf(context, versions)));
      await fs.writeFile(path.join(outDir, WORKER), await bundleWorker(context.siteDir, worker));
    },
  };
}
