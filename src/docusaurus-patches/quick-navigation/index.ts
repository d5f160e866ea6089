import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const replaced = (file: RegExp, name: string, by: string) => ({
  test: file,
  resolve: {alias: {[name]: path.join(__dirname, by)}},
});

/**
 * Removes work that delays the next page on navigation, by replacing modules for Docusaurus (3.8.1) and its theme only.
 * Can be removed when those render the old page once and do not force layout.
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
                  // Not `react$`, which Rspack (1.7) ignores here; these two import nothing below it.
                  'react',
                  'effectsAfterPaint.ts',
                ),
              ],
            },
          },
  };
}
