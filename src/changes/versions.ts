/** A version of the documentation as its sources name it: `current`, or a name of versions.json. */
export type VersionName = string;

/** All versions from the oldest to the one in the making. */
export function chainOf(released: readonly string[]): VersionName[] {
  return [...[...released].reverse(), 'current'];
}

/** The versions before and after one. */
export function neighboursOf(
  released: readonly string[],
  version: VersionName,
): {readonly older: VersionName | undefined; readonly newer: VersionName | undefined} {
  const chain = chainOf(released);
  const at = chain.indexOf(version);
  return {older: at > 0 ? chain[at - 1] : undefined, newer: at < 0 ? undefined : chain[at + 1]};
}

/** What readers call a version. */
export function labelOf(version: VersionName): string {
  return version === 'current' ? 'Next' : version;
}

/** Beginning of the paths of a version's pages: the latest release, or what there is without one, is at the root. */
export function prefixOf(released: readonly string[], version: VersionName): string {
  if (version === 'current') return released.length === 0 ? '' : '/next';
  return version === released[0] ? '' : `/${version}`;
}

/**
 * The version that a writer means: `next`, `current` or a name of versions.json.
 *
 * @throws Error with the versions that there are
 */
export function versionMeant(released: readonly string[], asked: string): VersionName {
  const name = asked.toLowerCase() === 'next' ? 'current' : asked;
  const chain = chainOf(released);
  if (chain.includes(name)) return name;
  const known = chain.map((each) => (each === 'current' ? 'next' : each)).join(', ');
  throw new Error(`There is no version “${asked}”. Expected one of: ${known}.`);
}
