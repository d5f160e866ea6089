import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Modules of src/components: what they render is in the HTML, and browsers load them when a reader first uses it. */
const MODULES = ['PageChanges/Head', 'ReportProblem/report'];

/** Provides modules as `@server-only/…`, which browsers do not get with the first load. */
export default function serverOnly({siteDir}: LoadContext): Plugin {
  return {
    name: 'server-only',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: Object.fromEntries(
          MODULES.map((name) => [
            `@server-only/${name}`,
            isServer ? path.join(siteDir, 'src/components', name) : path.join(__dirname, 'nothing'),
          ]),
        ),
      },
    }),
  };
}
