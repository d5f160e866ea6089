import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const replaced = (file: RegExp, name: string, by: string) => ({
  test: file,
  resolve: {alias: {[name]: path.join(__dirname, by)}},
});

/**
 * Takes out of a change of page what keeps the next page from being shown: of Docusaurus (3.8.1) and its theme, for whose
 * files alone these names mean something else. Can go when those render the old page once and read no layout at once.
 */
export default function quickNavigation(): Plugin {
  return {
    name: 'quick-navigation',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                replaced(
                  /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/u,
                  'react-router-dom$',
                  'keepRouteContext.tsx',
                ),
                replaced(
                  /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/](?:hooks[\\/]useTOCHighlight|utils[\\/]useLocationChange)\.js$/u,
                  // Not `react$`, which Rspack (1.7) passes over here; these two ask for nothing below it.
                  'react',
                  'effectsAfterPaint.ts',
                ),
              ],
            },
          },
  };
}
