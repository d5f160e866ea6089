import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {completeManifest, type ClientManifest} from './manifest';

/** The hooks of a bundler that are needed here; Rspack and webpack have them alike. */
interface Compiler {
  readonly hooks: {readonly afterEmit: {tap: (name: string, work: () => void) => void}};
}

/**
 * Names the scripts of a page in its HTML, so that a browser asks for all of them at once and runs each in a task of its
 * own. Docusaurus (3.8.1) means to: while it renders a page it notes the modules, and looks their files up in a manifest.
 * But the manifest names chunks, not modules, so that pages name the first script only, which then asks for the others: one
 * more round trip. Can go when the manifest of Docusaurus has the modules.
 */
export default function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
  const registryFile = path.join(generatedFilesDir, 'registry.js');
  const complete = (): void => {
    const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as ClientManifest;
    const completed = completeManifest(manifest, fs.readFileSync(registryFile, 'utf8'));
    fs.writeFileSync(manifestFile, JSON.stringify(completed, null, 2));
  };
  return {
    name: 'page-scripts',
    configureWebpack: ({mode}, isServer) =>
      // The development server has no manifest.
      isServer || mode !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply: ({hooks}: Compiler) => {
                  hooks.afterEmit.tap('page-scripts', complete);
                },
              },
            ],
          },
  };
}
