import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FACTS_FILE} from '../../hosting/factsFile';
import {compressEarly} from '../../hosting/finish';
import {movedRedirects, readMovedPages} from '../../hosting/moved';
import {checkOtherSites, type OtherSites} from '../../hosting/otherSites';
import {readRetired, retiredRedirects} from '../../hosting/retired';
import type {SiteFacts} from '../../hosting/rules';
import {searchOrigins} from '../../hosting/searchOrigins';
import {readMoved} from '../../profile/moved';
import type {SearchConfig} from '../../search/config';

export interface Options {
  /** Names of the frozen versions, as in versions.json: the latest first. */
  readonly versions: readonly string[];
  /** Sites whose files pages may load. */
  readonly otherSites: OtherSites;
}

/**
 * Writes facts about the site that hosting needs into the folder of generated files, for the end of the build, and begins to
 * compress if the environment names a cache for it (COMPRESSION_CACHE, set by scripts/build.mts).
 */
export default function hostingFacts(
  {siteConfig, siteDir, generatedFilesDir, outDir}: LoadContext,
  options: unknown,
): Plugin {
  const {versions, otherSites} = options as Options;
  const sites = checkOtherSites(otherSites);
  const cache = process.env.COMPRESSION_CACHE;
  let compressed: Promise<void> | undefined;
  return {
    name: 'hosting-facts',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production' || !cache
        ? {}
        : {
            plugins: [
              {
                // Docusaurus uses webpack's type for both bundlers.
                apply: ({
                  hooks,
                }: {
                  hooks: {done: {tap: (name: string, work: () => void) => void}};
                }) => {
                  hooks.done.tap('hosting-facts', () => {
                    compressed = compressEarly(outDir, cache);
                    compressed.catch(() => undefined);
                  });
                },
              },
            ],
          },
    async postBuild({routesPaths}) {
      const pages = routesPaths.filter((route) => !route.endsWith('/404.html')).sort();
      const facts: SiteFacts = {
        host: new URL(siteConfig.url).host,
        pages,
        moved: [
          ...movedRedirects(readMovedPages(siteDir, versions), pages),
          ...retiredRedirects(
            readRetired(siteDir),
            readMoved(siteDir, versions[0] ?? 'current'),
            pages,
          ),
        ],
        ...sites,
        connect: searchOrigins(siteConfig.customFields?.search as SearchConfig),
      };
      fs.writeFileSync(path.join(generatedFilesDir, FACTS_FILE), JSON.stringify(facts));
      await compressed;
    },
  };
}
