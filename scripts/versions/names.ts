const VERSION = /^(?<major>\d+)\.(?<minor>\d+)\.(?<patch>\d+)$/u;

function partsOf(name: string): number[] {
  const {major, minor, patch} = VERSION.exec(name)?.groups ?? {};
  return [major, minor, patch].map(Number);
}

function isNewer(name: string, than: string): boolean {
  const [one, other] = [partsOf(name), partsOf(than)];
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/**
 * Checks the name of a version to cut.
 *
 * @param released names of versions.json, the latest first
 * @throws Error with what was expected
 */
export function checkNewName(name: string | undefined, released: readonly string[]): string {
  if (name === undefined || !VERSION.test(name))
    throw new Error(`Expected a version such as 2.1.0, found ${name ?? 'nothing'}.`);
  if (released.includes(name)) throw new Error(`Version ${name} exists already.`);
  const [latest] = released;
  if (latest !== undefined && VERSION.test(latest) && !isNewer(name, latest))
    throw new Error(
      `Version ${name} is older than the latest one, ${latest}. Expected a newer one.`,
    );
  return name;
}

/**
 * Checks the name of a version to remove.
 *
 * @throws Error with the versions that can be removed
 */
export function checkRetired(name: string | undefined, released: readonly string[]): string {
  const [latest, ...others] = released;
  const choice =
    others.length > 0 ? `Expected one of: ${others.join(', ')}.` : 'There is no other.';
  if (name !== undefined && name === latest)
    throw new Error(`${name} is the latest version, which is at the root of the site. ${choice}`);
  if (name === undefined || !others.includes(name))
    throw new Error(`There is no version ${name ?? '(none given)'} to remove. ${choice}`);
  return name;
}
