import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import leanDocuments from './leanDocuments.cjs';
import {QUERY} from './names.cjs';

/** The part of the bundler's options that is read and changed. */
interface Optimization {
  readonly splitChunks?:
    false | {readonly cacheGroups?: Readonly<Record<string, unknown>> | undefined} | undefined;
}

/**
 * Docusaurus (3.8.1) puts what half of all pages use into a script of all documents. A lean page has two chunks, so with
 * them it would be what a quarter uses.
 *
 * @param share of lean pages among the documents
 */
function sharedByHalf(optimization: unknown, share: number) {
  const {splitChunks} = (optimization ?? {}) as Optimization;
  const groups = splitChunks === false ? undefined : splitChunks?.cacheGroups;
  const {minChunks} = (groups?.common ?? {}) as {minChunks?: number};
  if (minChunks === undefined) return {};
  const common = {minChunks: Math.round(minChunks * (1 + share))};
  return {optimization: {splitChunks: {cacheGroups: {common}}}};
}

/**
 * Gives the page of first load a script without what its HTML already contains: code, and static text. It is a third to
 * two thirds smaller, and React hydrates as much less. Later pages load in full. Of a large site, short pages do so too.
 */
export default function leanPages({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const registry = path.join(generatedFilesDir, 'registry.js');
  const leanShare = () => {
    const documents = leanDocuments(fs.readFileSync(registry, 'utf8'), siteDir);
    return documents.filter(({isLean}) => isLean).length / Math.max(documents.length, 1);
  };
  const loader = (file: string) => path.join(__dirname, file);
  return {
    name: 'lean-pages',
    configureWebpack: ({mode, optimization}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            ...sharedByHalf(optimization, leanShare()),
            module: {
              rules: [
                {
                  test: (resource: string) => resource === registry,
                  use: [loader('registryLoader.cjs')],
                },
                {
                  resourceQuery: (query: string) => query === QUERY,
                  enforce: 'post',
                  use: [loader('leanPageLoader.cjs')],
                },
                {
                  // Not by extension: Docusaurus (3.8.1) assumes that rules for it are Markdown loaders, with folders.
                  resource: (file: string) => /\.mdx?$/u.test(file),
                  resourceQuery: (query: string) => query === '' || query === QUERY,
                  enforce: 'post',
                  // After the rule above, which provides its source.
                  use: [loader('compileOnceLoader.cjs')],
                },
              ],
            },
          },
  };
}
