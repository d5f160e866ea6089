import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compiler} from '../compiler';
import {namesIn} from './names';
import {purge} from './purge';

const name = 'critical-css';

/** Styles of code that is loaded on demand, by file. */
const ON_DEMAND =
  /[\\/](?:@docsearch[\\/]css|SearchModal|SearchPage|ThemeColours[\\/](?:dialog|field|shades)\.module\.css)/u;

function purgeStyles({webpack, hooks}: Compiler): void {
  hooks.compilation.tap(name, (compilation) => {
    // After comments and dead code are removed, and before names get their hashes.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compilation.hooks.processAssets.tap({name, stage}, () => {
      const {assets} = compilation;
      const textOf = (file: string) => String(assets[file]?.source());
      const files = Object.keys(assets);
      const names = namesIn(files.filter((file) => file.endsWith('.js')).map(textOf));
      const sheets = files.filter((file) => file.endsWith('.css'));
      for (const [index, purged] of purge(sheets.map(textOf), names).entries()) {
        const file = sheets[index];
        if (file !== undefined) {
          compilation.updateAsset(file, new webpack.sources.RawSource(purged));
        }
      }
    });
  });
}

/**
 * The theme hides outlines until the keyboard is used, with a rule for every element below a class of `body`: the first
 * tap of a visit, which removes the class, restyled the whole page (400 ms on a phone on the longest page).
 * `:focus-visible` makes it unnecessary.
 */
const WITHOUT_FOCUS_RULE = {
  test: /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useKeyboardNavigation\.js$/u,
  resolve: {alias: {'./styles.css': path.join(__dirname, '../empty.mjs')}},
};

/**
 * Where the bundler's runtime inserts a style sheet that is loaded on demand: after those of the page, as in a head.
 */
function insert(link: HTMLLinkElement): void {
  document.body.append(link);
}

/**
 * The style sheets of a page are linked at its end (src/docusaurus-patches/critical-css/criticalCss.ts); those loaded
 * on demand must override them. Docusaurus (3.8.1) creates the bundler's plugin without that option.
 *
 * @throws when there is no such plugin, which a new version of Docusaurus may cause
 */
function appendOnDemand(plugins: readonly unknown[]): void {
  const extract = plugins.find((plugin): plugin is {options: {insert?: typeof insert}} =>
    (plugin as object).constructor.name.includes('CssExtract'),
  );
  if (!extract) {
    throw new Error(
      'The bundler has no plugin that extracts style sheets: expected one whose name has CssExtract. Fix src/docusaurus-patches/critical-css.',
    );
  }
  extract.options.insert = insert;
}

/**
 * The first of two halves: it removes unused rules from the bundle. The styles in the head of each page are made from it by
 * criticalCss.ts, in the last pass over the built pages (scripts/build.mts, src/hosting/finish.ts).
 *
 * Keeps the render-blocking style sheet small. Docusaurus puts all styles into one, including all of Infima: unused
 * rules are removed, and code loaded on demand brings its own styles. The site's scripts determine what is used,
 * because they render everything, in every state.
 */
export default function criticalCssPatch(): Plugin {
  return {
    name,
    // Lightning CSS, the minifier, also lowers them to the browsers that package.json lists.
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.filter(
        (plugin) =>
          !String(Array.isArray(plugin) ? plugin[0] : plugin).includes('postcss-preset-env'),
      ),
    }),
    configureWebpack({mode, plugins = []}, isServer) {
      const module = {rules: [WITHOUT_FOCUS_RULE]};
      if (isServer || mode !== 'production') return {module};
      appendOnDemand(plugins);
      return {
        module,
        optimization: {
          splitChunks: {
            cacheGroups: {
              styles: {
                test: (module: {identifier: () => string}) => !ON_DEMAND.test(module.identifier()),
              },
            },
          },
        },
        plugins: [
          {
            // Docusaurus uses webpack's type for both bundlers.
            apply: (compiler: unknown) => {
              purgeStyles(compiler as Compiler);
            },
          },
        ],
      };
    },
  };
}
