import fs from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {writeGenerated} from './write';

// As @docusaurus/utils 3.8.1 reads it (GENERATED_FILES_DIR_NAME): builds that run at the same time with a
// generated folder each have their identity files apart too.
const generatedFiles = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Folder of generated files, relative to the site; the configuration serves it as a static folder. */
export const GENERATED_STATIC = `${generatedFiles}/site-identity/static`;

/**
 * Mark, icons, web manifest and robots.txt, made from the network's name before each start and build.
 * A file of the same name in `static` takes the place of a generated one; `static/img/logo.svg` takes
 * the place of the mark everywhere, the icons included.
 */
export default function siteIdentity(name: string): PluginModule {
  return ({siteDir, siteConfig, baseUrl}) => {
    const handMade = path.join(siteDir, 'static');
    const logo = path.join(handMade, 'img/logo.svg');
    const link = (rel: string, file: string, more = {}) => ({
      tagName: 'link',
      attributes: {rel, href: `${baseUrl}${file}`, ...more},
    });
    return {
      name: 'site-identity',
      getPathsToWatch: () => [logo],
      async loadContent() {
        // Imported late: the font engine takes a while to load, and not every command needs it.
        const {identityFiles} = await import('./files');
        const {title, url} = siteConfig;
        const ownMark = fs.existsSync(logo) ? fs.readFileSync(logo, 'utf8') : undefined;
        const files = await identityFiles({name, title, url, baseUrl, ownMark});
        writeGenerated(path.join(siteDir, GENERATED_STATIC), files, handMade);
      },
      injectHtmlTags: () => ({
        headTags: [
          link('icon', 'favicon.ico', {sizes: '48x48'}),
          link('apple-touch-icon', 'img/apple-touch-icon.png'),
          link('manifest', 'site.webmanifest'),
        ],
      }),
    };
  };
}
