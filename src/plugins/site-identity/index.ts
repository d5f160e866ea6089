import fs from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {cached} from '../../buildCache/cached';
import {codeDigest} from '../../buildCache/codeDigest';
import {dropUnused} from '../../buildCache/dropUnused';
import {generatedStatic} from '../generatedStatic';
import {packFiles, unpackFiles} from './pack';
import {writeGenerated} from './write';

/** Folder of generated files; configured as a static folder. */
export const GENERATED_STATIC = generatedStatic('site-identity');

const CACHE = 'node_modules/.cache/site-identity';
/** What draws the files: colours too. */
const CODE = [__dirname, path.join(__dirname, '../../components/ThemeColours')];
const PACKAGES = ['satori', '@resvg/resvg-js', '@fontsource/inter'];

/**
 * Logo, icons, web manifest and robots.txt, generated from the network's name before each start and build. A file of
 * the same name in `static` overrides a generated one; `static/img/logo.svg` overrides the logo everywhere, including
 * icons.
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
        const {title, url} = siteConfig;
        const ownMark = fs.existsSync(logo) ? fs.readFileSync(logo, 'utf8') : undefined;
        const identity = {name, title, url, baseUrl, ownMark};
        const cache = path.join(siteDir, CACHE);
        const key = [codeDigest(siteDir, CODE, PACKAGES), JSON.stringify(identity)];
        const file = await cached(cache, key, async () => {
          // Lazy import: the font engine is slow to load.
          const {identityFiles} = await import('./files');
          return packFiles(await identityFiles(identity));
        });
        const files = unpackFiles(fs.readFileSync(file, 'utf8'));
        writeGenerated(path.join(siteDir, GENERATED_STATIC), files, handMade);
        await dropUnused(cache);
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
