import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The parts of Rspack and of webpack-dev-server that are used. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
}
interface DevServer {
  readonly compiler: unknown;
}

/**
 * The development server compiles a page when it is visited, not every page of every version before the first one is
 * shown. Faults of other pages are found by `npm run check -- docs`, in seconds.
 */
export default function lazyPages({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer || mode === 'production' || currentBundler.name !== 'rspack') return {};
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      return {
        module: {
          rules: [
            {
              test: (resource: string) => resource === path.join(generatedFilesDir, 'registry.js'),
              use: [path.join(__dirname, 'withoutWeakIdsLoader.cjs')],
            },
          ],
        },
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/u},
        devServer: {
          // Merged with those of Docusaurus and of other plugins: each gets the same list.
          setupMiddlewares: (middlewares: unknown[], {compiler}: DevServer) => {
            middlewares.unshift({
              name: 'lazy-pages',
              middleware: lazyCompilationMiddleware(compiler),
            });
            return middlewares;
          },
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
