import path from 'node:path';

/** The project's own folder. */
export const projectDir = path.resolve(__dirname, '../..');

/**
 * Folder of the tests' builds: one per site, `build` for served files and `generated` for Docusaurus' generated files
 * (`globalData.json`, `routes.js`, …).
 */
export const sitesDir = path.join(projectDir, '.cache/sites');

/** The site with its own configuration. Every other name except `unpatched` is a file of `tests/variants`. */
export const shippedSite = 'shipped';

/** The site with its own configuration, without any patch of `src/docusaurus-patches`. */
export const unpatchedSite = 'unpatched';

/** Environment of a site's build. */
export function environmentOf(site: string): Record<string, string> {
  return site === unpatchedSite
    ? {PATCHES: 'none'}
    : site === shippedSite
      ? {}
      : {KITCHEN_SINK: 'yes'};
}

/** Served folder of a site. */
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
