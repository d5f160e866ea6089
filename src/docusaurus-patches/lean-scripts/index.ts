import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Tells V8 (from 136 on) to compile the functions of a script while it arrives, beside the page, instead of one by one when
 * they are called, which stops the page: https://v8.dev/blog/explicit-compile-hints. For scripts that run nearly whole.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
const RUN_WHOLE = /[\\/]js[\\/](?:libraries|main|documents)\./u;

/**
 * Keeps what only the build and the server read out of the script that every page runs before hydration: 4 KB compressed, and
 * names of folders of the building machine. Leaves the progress bar for later. Has what is left compiled early.
 */
export default function leanScripts({generatedFilesDir}: LoadContext): Plugin {
  const trimmed = (file: string, kind: string) => ({
    test: (resource: string) => resource === path.join(generatedFilesDir, file),
    use: [{loader: path.join(__dirname, 'trimGenerated.cjs'), options: {kind}}],
  });
  return {
    name: 'lean-scripts',
    configureWebpack: ({mode}, isServer, {currentBundler: {instance: bundler}}) =>
      isServer || mode !== 'production'
        ? {}
        : {
            // The bundler would tell its name in each runtime. It may tell its version: without either, the worker of the search
            // would have no runtime, and Docusaurus adds something to each.
            experiments: {rspackFuture: {bundlerInfo: {force: ['version']}}},
            resolve: {alias: {nprogress$: path.join(__dirname, 'progressBar.ts')}},
            plugins: [
              new bundler.BannerPlugin({
                banner: COMPILE_HINT,
                raw: true,
                test: RUN_WHOLE,
                // After minifying, which takes comments out, and before names get their hashes.
                stage: bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
              }),
            ],
            module: {
              rules: [
                trimmed('docusaurus.config.mjs', 'config'),
                trimmed('registry.js', 'registry'),
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
