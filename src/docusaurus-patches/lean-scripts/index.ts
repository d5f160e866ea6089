import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '../compiler';
import {shortenRuntime} from './runtime';

const name = 'lean-scripts';

/**
 * Makes V8 (from 136) compile the functions of a script while it downloads, in the background, instead of one by one
 * when they are called: https://v8.dev/blog/explicit-compile-hints. For scripts of which most code runs.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
const RUN_WHOLE = /[\\/]js[\\/](?:libraries|main|documents)\./u;

/**
 * Removes from the scripts of every page what only the build and the server read: 5 KB compressed, and folder names of
 * the build machine. Loads the progress bar later. Adds compile hints to the rest.
 */
export default function leanScripts({generatedFilesDir}: LoadContext): Plugin {
  const config = path.join(generatedFilesDir, 'docusaurus.config.mjs');
  const metadata = path.join(generatedFilesDir, 'site-metadata.json');
  return {
    name,
    configureWebpack: ({mode}, isServer, {currentBundler: {instance: bundler}}) =>
      isServer || mode !== 'production'
        ? {}
        : {
            // Removes the bundler's name from each runtime. The version stays: without either, the search worker would
            // have no runtime, and Docusaurus adds something to each.
            experiments: {rspackFuture: {bundlerInfo: {force: ['version']}}},
            // Docusaurus turns it off to build faster. The same code on demand for several parts has one script, and one name.
            optimization: {mergeDuplicateChunks: true},
            resolve: {alias: {nprogress$: path.join(__dirname, 'progressBar.ts')}},
            plugins: [
              new bundler.BannerPlugin({
                banner: COMPILE_HINT,
                raw: true,
                test: RUN_WHOLE,
                // After minifying, which removes comments, and before names get their hashes.
                stage: bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
              }),
              {
                // Docusaurus uses webpack's type for both bundlers.
                apply: (compiler: unknown) => {
                  shortenRuntime(name, compiler as Compiler);
                },
              },
            ],
            module: {
              rules: [
                {
                  test: (resource: string) => resource === config,
                  use: [path.join(__dirname, 'trimConfig.cjs')],
                },
                {
                  test: (resource: string) => resource === metadata,
                  use: [path.join(__dirname, 'trimMetadata.cjs')],
                },
                {
                  test: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/u,
                  use: [path.join(__dirname, 'plainOrder.cjs')],
                },
                {
                  test: /[\\/]@docusaurus[\\/]utils-common[\\/]/u,
                  resolve: {alias: {tslib: path.join(__dirname, 'tslib.mjs')}},
                },
              ],
            },
          },
  };
}
