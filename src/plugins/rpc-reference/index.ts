import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle, bundleAll} from '../../openrpc/bundle';
import {bruno} from '../../openrpc/collections/bruno';
import {collect} from '../../openrpc/collections/collect';
import {postman} from '../../openrpc/collections/postman';
import {COLLECTIONS, collectionPath, COMBINED, downloadPath, LATEST} from '../../openrpc/download';
import {endpointsOf} from '../../openrpc/endpoints';
import {EXECUTED} from '../../openrpc/executed';
import {hasReference, NAMESPACES, REFERENCE_FILES, referenceFolder} from '../../openrpc/read';
import {circumstances} from '../page-changes/comparisons';
import {areValid, checkAll} from '../network-profile/checks';
import {dataFolder, loadProfile, loadVersion} from '../../profile/load';
import {FACTS_FILE} from '../../versionFacts/files';
import {readReferenceWithHistory} from '../../versionFacts/history';
import {namespaceFacts, networkFacts} from '../../workbench/facts';
import {readCatalogue} from '../../workbench/abi/readCatalogue';
import {ABIS, dataPath, NETWORK} from '../../workbench/files';
import {generatedStatic} from '../generatedStatic';

/** Folder of the downloads; configured as a static folder. */
export const RPC_STATIC = generatedStatic('rpc-reference');

const WRITERS = {postman, bruno};

export interface Options {
  /** Names of the frozen versions, as in versions.json: the latest first. */
  readonly versions: readonly string[];
}

/** Checks the OpenRPC documents of every version, and writes the self-contained downloads and the data of the workbench. */
export default function rpcReference(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  options: unknown,
): Plugin {
  const {versions} = options as Options;
  const all = ['current', ...versions];
  const [root = 'current'] = versions;

  /** Address of a version's pages, as used in the documents. */
  const pagesOf = (version: string) => {
    const name = version === 'current' ? 'next' : version;
    const folder = version === root ? '' : `${name}/`;
    return new URL(`${siteConfig.baseUrl}${folder}`, siteConfig.url).href.replace(/\/$/, '');
  };

  const writeFile = (address: string, content: string) => {
    const file = path.join(siteDir, RPC_STATIC, address);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${content}\n`);
  };
  const write = (address: string, value: unknown) =>
    writeFile(address, JSON.stringify(value, null, 2));

  return {
    name: 'rpc-reference',

    getPathsToWatch: () =>
      all.flatMap((version) =>
        [
          ...REFERENCE_FILES.map((file) => `${referenceFolder(version)}/${file}`),
          `${dataFolder(version)}/${FACTS_FILE}`,
        ].map((file) => path.join(siteDir, file)),
      ),

    loadContent() {
      const isDevelopment = process.env.NODE_ENV === 'development';
      // Before the check: what is saved after it makes the files again.
      const state = isDevelopment ? `${circumstances(siteDir)} ${siteConfig.url}${baseUrl}` : '';
      if (!isDevelopment) checkAll(siteDir, versions);
      else if (!areValid(siteDir, versions)) return;
      const stamp = path.join(siteDir, RPC_STATIC, '../made-from');
      if (isDevelopment && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === state) return;
      fs.rmSync(path.dirname(stamp), {recursive: true, force: true});
      const documented = all.filter((name) => hasReference(siteDir, name));
      const latest = documented.find((name) => name !== 'current') ?? 'current';
      for (const version of documented) {
        const reference = readReferenceWithHistory(siteDir, version);
        const endpoints = endpointsOf(loadProfile(siteDir, version));
        const around = {pages: pagesOf(version), endpoints};
        for (const namespace of NAMESPACES)
          write(downloadPath(version, namespace), bundle(reference, namespace, around));
        const combined = bundleAll(reference, around);
        write(downloadPath(version, COMBINED), combined);
        if (version === latest) write(LATEST, combined);
        const collection = collect(reference, around, version === 'current' ? 'Next' : version);
        for (const program of COLLECTIONS)
          write(collectionPath(version, program), WRITERS[program](collection));
        const {executed} = reference;
        if (executed) write(downloadPath(version, path.parse(EXECUTED).name), executed);
        const data = loadVersion(siteDir, version);
        const writeFacts = (name: string, facts: unknown) =>
          writeFile(dataPath(data.version.path, name), JSON.stringify(facts));
        writeFacts(NETWORK, networkFacts(data, reference, endpoints));
        writeFacts(ABIS, readCatalogue(siteDir, version));
        for (const namespace of NAMESPACES)
          writeFacts(namespace, namespaceFacts(reference, namespace, endpoints));
      }
      if (isDevelopment) fs.writeFileSync(stamp, state);
    },
  };
}
