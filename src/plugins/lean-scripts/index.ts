import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps what only the build and the server read out of the script that every page runs before it is alive: 4 KB compressed, and
 * names of folders of the building machine.
 */
export default function leanScripts({generatedFilesDir}: LoadContext): Plugin {
  const trimmed = (file: string, kind: string) => ({
    test: (resource: string) => resource === path.join(generatedFilesDir, file),
    use: [{loader: path.join(__dirname, 'trimGenerated.cjs'), options: {kind}}],
  });
  return {
    name: 'lean-scripts',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            module: {
              rules: [
                trimmed('docusaurus.config.mjs', 'config'),
                trimmed('registry.js', 'registry'),
                {
                  test: /[\\/]@docusaurus[\\/]utils-common[\\/]/u,
                  resolve: {alias: {tslib: path.join(__dirname, 'tslib.mjs')}},
                },
              ],
            },
          },
  };
}
