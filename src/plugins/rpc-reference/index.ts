import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle} from '../../openrpc/bundle';
import {downloadPath} from '../../openrpc/download';
import {hasReference, NAMESPACES, readReference, referenceFolder, SHARED} from '../../openrpc/read';
import {checkReferences} from '../../openrpc/validate';

const generatedFiles = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Folder of the downloads, relative to the site; the configuration serves it as a static folder. */
export const RPC_STATIC = `${generatedFiles}/rpc-reference/static`;

export interface Options {
  /** Names of the frozen versions, as in versions.json. */
  readonly versions: readonly string[];
}

/** Checks the OpenRPC documents of every version and writes the self-contained ones that pages link to. */
export default function rpcReference({siteDir}: LoadContext, options: unknown): Plugin {
  const all = ['current', ...(options as Options).versions];
  return {
    name: 'rpc-reference',

    getPathsToWatch: () =>
      all.flatMap((version) =>
        [...NAMESPACES.map((namespace) => `${namespace}.json`), SHARED].map((file) =>
          path.join(siteDir, referenceFolder(version), file),
        ),
      ),

    loadContent() {
      checkReferences(siteDir, all);
      const folder = path.join(siteDir, RPC_STATIC);
      fs.rmSync(folder, {recursive: true, force: true});
      for (const version of all.filter((name) => hasReference(siteDir, name))) {
        const reference = readReference(siteDir, version);
        for (const namespace of NAMESPACES) {
          const file = path.join(folder, downloadPath(version, namespace));
          fs.mkdirSync(path.dirname(file), {recursive: true});
          fs.writeFileSync(file, `${JSON.stringify(bundle(reference, namespace), null, 2)}\n`);
        }
      }
    },
  };
}
