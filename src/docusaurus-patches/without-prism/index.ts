import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps Prism out of the first script of every page. The stock theme (3.8.1) loads it there by a client module that
 * adds languages; pages are highlighted at build time (src/remark/codeBlocks.ts), and nothing in the browser uses that
 * copy. Can be removed when the theme loads Prism with the blocks that need it.
 */
export default function withoutPrism(): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  // Without an extension, as Docusaurus imports it.
  const clientModule = path.join(theme, 'lib/prism-include-languages');
  return {
    name: 'without-prism',
    configureWebpack: () => ({
      resolve: {alias: {[clientModule]: path.join(__dirname, '../empty.mjs')}},
    }),
  };
}
