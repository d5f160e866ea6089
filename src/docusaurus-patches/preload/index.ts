import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  AROUND_DOCUMENTS,
  completeManifest,
  isAroundDocuments,
  readRegistry,
  type ClientManifest,
} from './manifest';

/** The hooks of a bundler that are needed here; Rspack and webpack have them alike. */
interface Compiler {
  readonly hooks: {readonly afterEmit: {tap: (name: string, work: () => void) => void}};
}

const name = 'preload';

/** What starts the site, in a file of its own, so that two tasks start it, half as long each. Readers keep it from deploy to deploy. */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom/client', 'react-router-dom'];

/**
 * Names the scripts of a page in its HTML, so that a browser asks for all of them at once and runs each in a task of its
 * own. Docusaurus (3.8.1) means to: while it renders a page it notes the modules, and looks their files up in a manifest.
 * But the manifest names chunks, not modules, so that pages name the first script only, which then asks for the others: one
 * more round trip. Can go when the manifest of Docusaurus has the modules.
 *
 * The components around documents make one script: together they compress better than in the six that Docusaurus makes.
 */
export default function preload({generatedFilesDir}: LoadContext): Plugin {
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
  const registry = () =>
    readRegistry(fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
  const complete = (): void => {
    const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as ClientManifest;
    fs.writeFileSync(manifestFile, JSON.stringify(completeManifest(manifest, registry())));
  };
  return {
    name,
    configureWebpack({mode, entry}, isServer) {
      // The development server has no manifest.
      if (isServer || mode !== 'production') return {};
      const around = new Set(
        registry()
          .filter(isAroundDocuments)
          .map(({chunk}) => chunk),
      );
      return {
        entry: {libraries: LIBRARIES, main: {import: entry as string, dependOn: 'libraries'}},
        optimization: {
          splitChunks: {
            cacheGroups: {
              documents: {
                name: AROUND_DOCUMENTS,
                type: /javascript/u,
                chunks: (chunk) => around.has(chunk.name ?? ''),
                enforce: true,
                // Styles come first.
                priority: 45,
              },
            },
          },
        },
        plugins: [
          {
            apply: ({hooks}: Compiler) => {
              hooks.afterEmit.tap(name, complete);
            },
          },
        ],
      };
    },
  };
}
