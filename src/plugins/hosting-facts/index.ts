import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FACTS_FILE} from '../../hosting/factsFile';
import {compressEarly} from '../../hosting/finish';
import {checkOtherSites, type OtherSites} from '../../hosting/otherSites';
import type {SiteFacts} from '../../hosting/rules';
import {searchOrigins} from '../../hosting/searchOrigins';
import type {SearchConfig} from '../../search/config';

export interface Options {
  /** Sites whose files pages may load. */
  readonly otherSites: OtherSites;
}

/**
 * Writes facts about the site that hosting needs into the folder of generated files, for the end of the build, and begins to
 * compress if the environment names a cache for it (COMPRESSION_CACHE, set by scripts/build.mts).
 */
export default function hostingFacts(
  {siteConfig, generatedFilesDir}: LoadContext,
  options: unknown,
): Plugin {
  const sites = checkOtherSites((options as Options).otherSites);
  return {
    name: 'hosting-facts',
    async postBuild({routesPaths, outDir}) {
      const facts: SiteFacts = {
        host: new URL(siteConfig.url).host,
        pages: routesPaths.filter((route) => !route.endsWith('/404.html')).sort(),
        ...sites,
        connect: searchOrigins(siteConfig.customFields?.search as SearchConfig),
      };
      fs.writeFileSync(path.join(generatedFilesDir, FACTS_FILE), JSON.stringify(facts));
      const cache = process.env.COMPRESSION_CACHE;
      if (cache) await compressEarly(outDir, cache);
    },
  };
}
