/** Name of the document of all namespaces. */
export const COMBINED = 'openrpc';

/** Address of the latest version's document of all namespaces, which programs can keep. */
export const LATEST = `/${COMBINED}.json`;

/** Folder of a version in addresses of files: `next`, also where no version is released, or the name of the release. */
export function segmentOf(version: string): string {
  return version === 'current' ? 'next' : version;
}

/** Address of a namespace's document on the site, or of all namespaces together: `/openrpc/2.0.0/eth.json`. */
export function downloadPath(version: string, name: string): string {
  return `/openrpc/${segmentOf(version)}/${name}.json`;
}

/** Programs for which there is a collection of requests. */
export const COLLECTIONS = ['postman', 'bruno'] as const;

/** Address of a collection of requests on the site: `/collections/2.0.0/postman.json`. */
export function collectionPath(version: string, program: (typeof COLLECTIONS)[number]): string {
  return `/collections/${segmentOf(version)}/${program}.json`;
}
