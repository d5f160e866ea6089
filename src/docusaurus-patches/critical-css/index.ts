import type {Plugin} from '@docusaurus/types';
import {namesIn} from './names';
import {purge} from './purge';

interface Source {
  readonly source: () => string | Buffer;
}

interface Compilation {
  readonly assets: Readonly<Record<string, Source>>;
  readonly hooks: {
    readonly processAssets: {
      tap: (options: {name: string; stage: number}, work: () => void) => void;
    };
  };
  updateAsset: (name: string, source: Source) => void;
}

/** What is needed of a bundler; Rspack and webpack have it alike. */
interface Compiler {
  readonly webpack: {
    readonly Compilation: {readonly PROCESS_ASSETS_STAGE_SUMMARIZE: number};
    readonly sources: {readonly RawSource: new (text: string) => Source};
  };
  readonly hooks: {
    readonly compilation: {tap: (name: string, work: (compilation: Compilation) => void) => void};
  };
}

const name = 'critical-css';

/** Styles of what is loaded on demand, by the files that hold them. */
const ON_DEMAND =
  /[\\/](?:@docsearch[\\/]css|SearchModal|SearchPage|ThemeColours[\\/](?:dialog|field|shades)\.module\.css)/u;

function purgeStyles({webpack, hooks}: Compiler): void {
  hooks.compilation.tap(name, (compilation) => {
    // When comments and dead code are gone, and before names get their hashes.
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
 * The theme hides outlines until the keyboard is used, by a rule for every element below a class of `body`: the first touch of
 * a visit, which takes the class away, had the browser style all of a page again (400 ms on a phone on the longest page).
 * Browsers know `:focus-visible`, which needs none of it.
 */
const WITHOUT_FOCUS_RULE = {
  test: /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useKeyboardNavigation\.js$/u,
  resolve: {alias: {'./styles.css': false as const}},
};

/** Where the bundler's runtime puts a style sheet that is loaded on demand: behind those of the page, as it would in a head. */
function insert(link: HTMLLinkElement): void {
  document.body.append(link);
}

/**
 * The style sheets of a page are linked at its end (src/docusaurus-patches/critical-css/criticalCss.ts); what is loaded on demand has to win over them.
 * Docusaurus (3.8.1) makes the bundler's plugin without that option and offers none itself.
 *
 * @throws when there is no such plugin, which a new version of Docusaurus may bring
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
 * Keeps the style sheet small that every page waits for before it shows anything. Docusaurus puts all styles into one, and all
 * of Infima: what no page uses goes, and what is loaded on demand brings its styles along. The scripts of the site say
 * what is used, for all that is ever shown, in whatever state, is rendered by them.
 */
export default function criticalCssPatch(): Plugin {
  return {
    name,
    // Lightning CSS, which minifies them, also brings them to the browsers that package.json lists.
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
            // The type that Docusaurus gives is webpack's, whichever bundler runs.
            apply: (compiler: unknown) => {
              purgeStyles(compiler as Compiler);
            },
          },
        ],
      };
    },
  };
}
