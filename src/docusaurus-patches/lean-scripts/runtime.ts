import type {Compiler} from '../compiler';
import {withOneTable} from './chunkNames';

/** The bundler's runtime, which every page loads. */
const RUNTIME = /[\\/]js[\\/]runtime~/u;

/** A name or hash of a file in the tables of the runtime. */
const IN_TABLE = /(?<=:\s*)"[0-9a-f]{8}"/gu;

const BLANK = '"00000000"';

/** The runtime without the names and hashes in its tables, which {@link withTables} puts back. */
export function withoutTables(runtime: string): {readonly code: string; readonly taken: string[]} {
  return {code: runtime.replace(IN_TABLE, BLANK), taken: runtime.match(IN_TABLE) ?? []};
}

/** @throws when minifying has changed how many there are */
export function withTables(runtime: string, taken: readonly string[]): string {
  const parts = runtime.split(BLANK);
  if (parts.length !== taken.length + 1)
    throw new Error(
      `The bundler's runtime: expected ${taken.length} names and hashes of files after minifying, found places for ${parts.length - 1}. Fix src/docusaurus-patches/lean-scripts.`,
    );
  return parts.map((part, index) => part + (taken[index] ?? '')).join('');
}

/**
 * Removes the second of the two tables of chunk names from the runtime, and makes the same runtime from the same code: the
 * minifier names variables by how often each letter occurs, also in hashes, and a build with a cache has other hashes than one
 * without until the bundler's last step. Each page, which names the runtime, would have to be compressed again.
 */
export function shortenRuntime(name: string, {webpack, hooks}: Compiler): void {
  hooks.compilation.tap(name, (compilation) => {
    const {processAssets} = compilation.hooks;
    const {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minifying, PROCESS_ASSETS_STAGE_SUMMARIZE: stage} =
      webpack.Compilation;
    const tables = new Map<string, string[]>();
    const change = (make: (source: string, file: string) => string) => {
      for (const [file, asset] of Object.entries(compilation.assets)) {
        if (!RUNTIME.test(file)) continue;
        const source = make(String(asset.source()), file);
        compilation.updateAsset(file, new webpack.sources.RawSource(source));
      }
    };
    processAssets.tap({name, stage: minifying - 1}, () => {
      change((source, file) => {
        const {code, taken} = withoutTables(source);
        tables.set(file, taken);
        return code;
      });
    });
    // After minifying, and before names get their hashes.
    processAssets.tap({name, stage}, () => {
      change((source, file) => withOneTable(withTables(source, tables.get(file) ?? [])));
    });
  });
}
