import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const loader = (file: string): string => path.join(__dirname, file);

/** The router, and of Docusaurus what loads a page, scrolls to a fragment, and marks the section that is read. */
const DECODES =
  /[\\/](?:history[\\/]esm[\\/]history|client[\\/](?:preload|ClientLifecyclesDispatcher)|hooks[\\/]useTOCHighlight)\.js$/u;

interface Exact {
  readonly test: RegExp;
  readonly from: string;
  readonly to: string;
  /** An address that shows what this is for. */
  readonly shows: string;
}

const EXACT: readonly Exact[] = [
  {
    test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]normalizeLocation\.js$/u,
    from: 'location.pathname.trim()',
    to: 'location.pathname',
    shows: '/endpoint%20',
  },
  {
    test: /[\\/]react-router[\\/]esm[\\/]react-router\.js$/u,
    from: 'sensitive = _options$sensitive === void 0 ? false',
    to: 'sensitive = _options$sensitive === void 0 ? true',
    shows: '/Endpoint',
  },
];

/**
 * Makes the site work at every address. The router (history 4.10) and Docusaurus (3.8.1) throw at a malformed escape: at `/%` no
 * page hydrates, and `#100%` crashes the page. And they pass over white space at the end of a path and over capitals (react-router
 * 5.3), where hosts do not: 404.html would be hydrated as another page. Can go when they do neither.
 */
export default function anyAddress(): Plugin {
  return {
    name: 'any-address',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {test: DECODES, use: [loader('decodeLoader.cjs')]},
                ...EXACT.map(({test, ...options}) => ({
                  test,
                  use: [{loader: loader('exactLoader.cjs'), options}],
                })),
              ],
            },
          },
  };
}
