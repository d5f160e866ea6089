import path from 'node:path';
import {build} from 'esbuild';

/** Browsers with what the site needs anyway (browserslist of package.json). */
const TARGETS = ['chrome111', 'firefox121', 'safari16.4'];

/**
 * A service worker as one classic script. It contains nothing of the pages: browsers update it when its own code changes.
 *
 * @param siteDir folder of the project
 * @param folder of its code, below src/offline
 */
export async function bundleWorker(siteDir: string, folder: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.resolve(siteDir, 'src/offline', folder, 'index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    legalComments: 'none',
    target: TARGETS,
    // Workbox leaves out its development messages.
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles[0]?.text ?? '';
}
