import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {QUERY} from './names.cjs';

/**
 * Gives the page that a visit begins with a script without what its document holds already: code, and text that is only
 * shown. It is a third to two thirds smaller, and React has as much less to take over. Pages that a reader goes to from
 * there come whole.
 */
export default function leanPages({generatedFilesDir}: LoadContext): Plugin {
  const loader = (file: string) => path.join(__dirname, file);
  return {
    name: 'lean-pages',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            module: {
              rules: [
                {
                  test: (resource: string) =>
                    resource === path.join(generatedFilesDir, 'registry.js'),
                  use: [loader('registryLoader.cjs')],
                },
                {
                  resourceQuery: (query: string) => query === QUERY,
                  enforce: 'post',
                  use: [loader('leanPageLoader.cjs')],
                },
                {
                  // Not by its ending: Docusaurus (3.8.1) takes rules for that to be loaders of Markdown, with folders.
                  resource: (file: string) => /\.mdx?$/u.test(file),
                  resourceQuery: (query: string) => query === '' || query === QUERY,
                  enforce: 'post',
                  // Behind the rule above: it gives that one its source.
                  use: [loader('compileOnceLoader.cjs')],
                },
              ],
            },
          },
  };
}
