/**
 * Address of a version's facts on the site: `/workbench/2.0.0/errors.json`.
 *
 * @param version name of the version; `current` is that of the next release
 */
export function errorFactsPath(version: string): string {
  return `/workbench/${version === 'current' ? 'next' : version}/errors.json`;
}
