import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  AROUND_DOCUMENTS,
  chunksOf,
  completeManifest,
  isAroundDocuments,
  isDocument,
  readRegistry,
  type ClientManifest,
} from './manifest';

/** The part of a bundler's hooks that Rspack and webpack share. */
interface Compiler {
  readonly hooks: {readonly afterEmit: {tap: (name: string, work: () => void) => void}};
}

const name = 'preload';

/** What components around documents use as well as documents: otherwise the script of each page would have a copy. */
const IN_BOTH =
  /[\\/](?:@mdx-js[\\/]react|src[\\/]components[\\/](?:CopyButton|ErrorBoundary)|src[\\/]theme[\\/]CodeBlock)[\\/]/u;

/**
 * Libraries in a file of their own, so that start-up is two tasks of half the length. It stays cached across deploys.
 */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom/client', 'react-router-dom'];

/**
 * Adds the scripts of a page to its HTML, so that a browser requests all of them at once and runs each in a separate
 * task. Docusaurus (3.8.1) means to: while it renders a page it records the modules, and looks up their files in a
 * manifest. But the manifest has chunk names instead of modules, so pages only link the first script, which then
 * requests the others: one more round trip. Can be removed when Docusaurus' manifest has the modules.
 *
 * The components around documents become one script: together they compress better than in the six that Docusaurus
 * creates.
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
      const entries = registry();
      const around = new Set(entries.filter(isAroundDocuments).map(({chunk}) => chunk));
      const documents = new Set(entries.filter(isDocument).flatMap(chunksOf));
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
                // Styles first.
                priority: 45,
              },
              inBoth: {
                name: AROUND_DOCUMENTS,
                type: /javascript/u,
                test: IN_BOTH,
                chunks: ({name: chunk}) => around.has(chunk ?? '') || documents.has(chunk ?? ''),
                enforce: true,
                priority: 46,
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
