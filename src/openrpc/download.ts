/** Name of the document of all namespaces. */
export const COMBINED = 'openrpc';

/** Folder of a version's downloads on the site: `/openrpc/2.0.0`. */
function folderOf(version: string): string {
  return `/openrpc/${version === 'current' ? 'next' : version}`;
}

/** Address of a namespace's document on the site, or of all namespaces together: `/openrpc/2.0.0/eth.json`. */
export function downloadPath(version: string, name: string): string {
  return `${folderOf(version)}/${name}.json`;
}
