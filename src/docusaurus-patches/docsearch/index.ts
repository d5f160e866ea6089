import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const modal = path.resolve(__dirname, '../../components/SearchModal');

/** Makes DocSearch create elements with corrected roles, and sanitise stored searches. */
export default function docSearch(): Plugin {
  return {
    name: 'docsearch',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/u,
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'docSearchLoader.cjs'),
                options: {
                  react: path.join(modal, 'react.ts'),
                  searches: path.join(modal, 'storedSearches.ts'),
                },
              },
            ],
          },
        ],
      },
    }),
  };
}
