import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '../../docusaurus-patches/compiler';
import {sitePath} from '../../profile/sitePath';
import {MOST_PLACES, messageLists} from '../../remark/messageLists';
import {takeCompiled, type CompiledPage, type PageMessage} from '../../remark/messages';

/** Options of messagesLoader.cjs. */
export interface PageMessagesOptions {
  /** What is known of a page that has just been compiled. */
  readonly take: (page: string) => CompiledPage | undefined;
  /** Name of the file with the messages of a page. */
  readonly nameOf: (page: string) => string;
}

const name = 'page-messages';

/** Stops a build whose pages have faults before scripts are made of the others. */
function stopAtFaults({hooks}: Compiler): void {
  hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.finishModules.tap(name, () => {
      const [error] = compilation.errors;
      if (error) throw error;
    });
  });
}

/** Takes the files of {@link PageMessagesOptions} out of what the bundler writes. */
function takeOut({webpack, hooks}: Compiler, found: PageMessage[]): void {
  hooks.compilation.tap(name, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({name, stage}, () => {
      const files = Object.keys(compilation.assets).filter((file) => file.startsWith(`${name}/`));
      for (const file of files.sort()) {
        const text = String(compilation.assets[file]?.source());
        found.push(...(JSON.parse(text) as PageMessage[]));
        compilation.deleteAsset(file);
      }
    });
  });
}

/**
 * Lists at the end of a build what writers should know of pages that can be built, also of pages that the bundler's cache has.
 */
export default function pageMessages({siteDir}: LoadContext): Plugin {
  const found: PageMessage[] = [];
  const options: PageMessagesOptions = {
    take: takeCompiled,
    nameOf: (page) => `${name}/${sitePath(siteDir, page)}.json`,
  };
  return {
    name,
    configureWebpack({mode}, isServer) {
      if (mode !== 'production') return {};
      // Docusaurus uses webpack's type for both bundlers.
      const plugin = (apply: (compiler: Compiler) => void) => ({apply: apply as () => void});
      if (isServer) return {plugins: [plugin(stopAtFaults)]};
      return {
        module: {
          rules: [
            {
              // Not by extension: Docusaurus (3.8.1) assumes that rules for it are Markdown loaders, with folders.
              resource: (file: string) => /\.mdx?$/u.test(file),
              resourceQuery: (query: string) => query === '',
              enforce: 'post',
              use: [{loader: path.join(__dirname, 'messagesLoader.cjs'), options}],
            },
          ],
        },
        plugins: [plugin(stopAtFaults), plugin((compiler) => takeOut(compiler, found))],
      };
    },
    postBuild() {
      for (const list of messageLists(found, MOST_PLACES)) console.warn(list);
    },
  };
}
