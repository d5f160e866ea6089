/** Folder of the workbench's data files on the site; the next part of their paths is the version's. */
const FOLDER = '/workbench';

/** File of what all namespaces of a version share. */
export const NETWORK = 'network';

/** File of the documented errors; src/plugins/error-facts writes it. */
export const ERRORS = 'errors';

/** File of the interfaces of system contracts. */
export const ABIS = 'abis';

/**
 * Path of a data file below the site's base URL: `/workbench/2.0.0/eth.json`.
 *
 * @param version as in addresses of files: `next`, or the name of a release
 * @param name a namespace, or `network`
 */
export function dataPath(version: string, name: string): string {
  return `${FOLDER}/${version}/${name}.json`;
}
