import type {Compiler} from '../compiler';
import {withOneTable} from './chunkNames';

/** The bundler's runtime, which every page loads. */
const RUNTIME = /[\\/]js[\\/]runtime~/u;

/** Removes the second of the two tables of chunk names from the runtime. */
export function oneTable(name: string, {webpack, hooks}: Compiler): void {
  hooks.compilation.tap(name, (compilation) => {
    // After minifying, and before names get their hashes.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compilation.hooks.processAssets.tap({name, stage}, () => {
      for (const [file, asset] of Object.entries(compilation.assets)) {
        if (!RUNTIME.test(file)) continue;
        const source = withOneTable(String(asset.source()));
        compilation.updateAsset(file, new webpack.sources.RawSource(source));
      }
    });
  });
}
