import fs from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {documentationEntries, type DocumentedVersion} from '../../feeds/documentation';
import {documentationPath, feedFiles, feedPath} from '../../feeds/files';
import {upcomingOf} from '../../feeds/upcoming';
import {dataFolder, loadProfile, loadVersion} from '../../profile/load';
import {FACTS_FILE} from '../../versionFacts/files';
import {areValid} from '../network-profile/checks';
import {readFacts} from '../../versionFacts/read';
import {generatedStatic} from '../generatedStatic';

/** Folder of the feeds; configured as a static folder. */
export const FEEDS_STATIC = generatedStatic('feeds');

export interface Options {
  /** Names of the frozen versions, as in versions.json, newest first. */
  readonly versions: readonly string[];
}

function documented(siteDir: string, version: string): DocumentedVersion {
  const {network, version: own} = loadVersion(siteDir, version);
  return {
    label: version === 'current' ? 'Next' : version,
    url: own.url,
    profile: network,
    facts: readFacts(siteDir, version)?.facts ?? [],
  };
}

/**
 * All feeds by their address on the site. The schedule is that of docs/_data/network.json: it knows most of what is to
 * come.
 */
export function feedsOf(siteDir: string, versions: readonly string[]): ReadonlyMap<string, string> {
  const profile = loadProfile(siteDir, 'current');
  const pages = [...versions, 'current'].map((version) => documented(siteDir, version));
  const site = profile.site.url.replace(/\/$/u, '');
  return feedFiles(profile, site, documentationEntries(site, pages));
}

function headLink(baseUrl: string, address: string, title: string): HtmlTagObject {
  const href = `${baseUrl}${address.slice(1)}`;
  const type = address.endsWith('.atom') ? 'application/atom+xml' : 'application/feed+json';
  return {tagName: 'link', attributes: {rel: 'alternate', type, title, href}};
}

/** Writes the feeds before each start and build, links them in the head of all pages, and tells pages of the next forks. */
export default function feeds({siteDir, baseUrl}: LoadContext, options: unknown): Plugin {
  const {versions} = options as Options;
  const files = () => feedsOf(siteDir, versions);
  return {
    name: 'feeds',

    getPathsToWatch: () =>
      ['current', ...versions].flatMap((version) =>
        ['network.json', FACTS_FILE].map((file) => `${siteDir}/${dataFolder(version)}/${file}`),
      ),

    loadContent() {
      if (!areValid(siteDir, versions)) return;
      const folder = path.join(siteDir, FEEDS_STATIC);
      fs.rmSync(folder, {recursive: true, force: true});
      for (const [address, content] of files()) {
        const file = path.join(folder, address);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, content);
      }
    },

    contentLoaded({actions}) {
      actions.setGlobalData(upcomingOf(loadProfile(siteDir, 'current')));
    },

    injectHtmlTags() {
      const known = files();
      const linked = [
        [feedPath('mainnet', 'all', 'atom'), 'Upgrades'],
        [feedPath('mainnet', 'all', 'json'), 'Upgrades'],
        [documentationPath('atom'), 'Documentation'],
      ] as const;
      return {
        headTags: linked
          .filter(([address]) => known.has(address))
          .map(([address, title]) => headLink(baseUrl, address, title)),
      };
    },
  };
}
