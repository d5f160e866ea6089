import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const loader = (file: string): string => path.join(__dirname, file);

/** The router, and the parts of Docusaurus that load a page, scroll to a fragment, and mark the current section. */
const DECODES =
  /[\\/](?:history[\\/]esm[\\/]history|client[\\/](?:preload|ClientLifecyclesDispatcher)|hooks[\\/]useTOCHighlight)\.js$/u;

interface Exact {
  readonly test: RegExp;
  readonly from: string;
  readonly to: string;
  /** An address that shows the problem. */
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
 * Makes the site work at every address. The router (history 4.10) and Docusaurus (3.8.1) throw at a malformed escape:
 * at `/%` no page hydrates, and `#100%` crashes the page. They also ignore white space at the end of a path and case
 * (react-router 5.3), where hosts do not: 404.html would be hydrated as another page. Can be removed when they do
 * neither.
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
