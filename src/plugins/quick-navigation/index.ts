import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const replaced = (file: RegExp, name: string, by: string) => ({
  test: file,
  resolve: {alias: {[name]: path.join(__dirname, by)}},
});

/** Takes out of a change of page what keeps the next page from being shown. */
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
                  'steadyRoute.tsx',
                ),
                replaced(
                  /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/](?:hooks[\\/]useTOCHighlight|utils[\\/]useLocationChange)\.js$/u,
                  'react',
                  'lateEffects.ts',
                ),
              ],
            },
          },
  };
}
