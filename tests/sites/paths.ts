import path from 'node:path';

/** The project's own folder. */
export const projectDir = path.resolve(__dirname, '../..');

/**
 * Where the tests' builds lie: one folder a site, `build` for what is served and `generated` for what
 * Docusaurus keeps beside it (`globalData.json`, `routes.js`, …).
 */
export const sitesDir = path.join(projectDir, '.cache/sites');

/** The site as its configuration stands. Every name but this and `unpatched` is a file of `tests/variants`. */
export const shippedSite = 'shipped';

/** The site as its configuration stands, without any patch of `src/docusaurus-patches`. */
export const unpatchedSite = 'unpatched';

/** What a site's build has in its environment. */
export function environmentOf(site: string): Record<string, string> {
  return site === unpatchedSite ? {PATCHES: 'none'} : {};
}

/** Folder that is served for a site. */
export function outDir(site: string): string {
  return path.join(sitesDir, site, 'build');
}

/** Folder of Docusaurus's generated files for a site. */
export function generatedDir(site: string): string {
  return path.join(sitesDir, site, 'generated');
}

/** Configuration file of a site. */
export function configFile(site: string): string {
  return site === shippedSite || site === unpatchedSite
    ? path.join(projectDir, 'docusaurus.config.ts')
    : path.join(projectDir, 'tests/variants', `${site}.ts`);
}
