import path from 'node:path';

/** Arguments of Node that run Docusaurus' command line with this patch, for a site. */
export function docusaurusCommand(siteDir: string): string[] {
  return [
    '--require',
    path.resolve(siteDir, 'src/docusaurus-patches/quick-config/register.cjs'),
    path.resolve(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
  ];
}
