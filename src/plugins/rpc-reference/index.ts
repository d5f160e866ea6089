import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle, bundleAll} from '../../openrpc/bundle';
import {COMBINED, downloadPath} from '../../openrpc/download';
import {endpointsOf} from '../../openrpc/endpoints';
import {EXECUTED} from '../../openrpc/executed';
import {
  hasReference,
  NAMESPACES,
  readReference,
  REFERENCE_FILES,
  referenceFolder,
} from '../../openrpc/read';
import {checkReferences} from '../../openrpc/validate';
import {holdUnless} from '../../profile/readJson';
import {checkAll} from '../network-profile/checks';
import {loadProfile, loadVersion} from '../../profile/load';
import {namespaceFacts, networkFacts} from '../../workbench/facts';
import {dataPath, NETWORK} from '../../workbench/files';

const generatedFiles = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Folder of the downloads, relative to the site; configured as a static folder. */
export const RPC_STATIC = `${generatedFiles}/rpc-reference/static`;

export interface Options {
  /** Names of the frozen versions, as in versions.json: the latest first. */
  readonly versions: readonly string[];
}

/** Checks the OpenRPC documents of every version, and writes the self-contained downloads and the data of the workbench. */
export default function rpcReference({siteDir, siteConfig}: LoadContext, options: unknown): Plugin {
  const {versions} = options as Options;
  const all = ['current', ...versions];

  /** Address of a version's pages, as used in the documents. */
  const pagesOf = (version: string) => {
    const folder = version === 'current' ? 'next/' : version === versions[0] ? '' : `${version}/`;
    return new URL(`${siteConfig.baseUrl}${folder}`, siteConfig.url).href.replace(/\/$/, '');
  };

  const writeFile = (address: string, content: string) => {
    const file = path.join(siteDir, RPC_STATIC, address);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${content}\n`);
  };
  const write = (version: string, name: string, value: unknown) =>
    writeFile(downloadPath(version, name), JSON.stringify(value, null, 2));

  return {
    name: 'rpc-reference',

    getPathsToWatch: () =>
      all.flatMap((version) =>
        REFERENCE_FILES.map((file) => path.join(siteDir, referenceFolder(version), file)),
      ),

    loadContent() {
      // In development the plugin network-profile reports what is wrong with saved files.
      if (process.env.NODE_ENV !== 'development') checkReferences(siteDir, all);
      else if (
        holdUnless(() => {
          checkAll(siteDir, versions);
        })
      )
        return;
      fs.rmSync(path.join(siteDir, RPC_STATIC), {recursive: true, force: true});
      for (const version of all.filter((name) => hasReference(siteDir, name))) {
        const reference = readReference(siteDir, version);
        const endpoints = endpointsOf(loadProfile(siteDir, version));
        const around = {pages: pagesOf(version), endpoints};
        for (const namespace of NAMESPACES)
          write(version, namespace, bundle(reference, namespace, around));
        write(version, COMBINED, bundleAll(reference, around));
        const {executed} = reference;
        if (executed) write(version, path.parse(EXECUTED).name, executed);
        const data = loadVersion(siteDir, version);
        const writeFacts = (name: string, facts: unknown) =>
          writeFile(dataPath(data.version.path, name), JSON.stringify(facts));
        writeFacts(NETWORK, networkFacts(data, reference, endpoints));
        for (const namespace of NAMESPACES)
          writeFacts(namespace, namespaceFacts(reference, namespace, endpoints));
      }
    },
  };
}
