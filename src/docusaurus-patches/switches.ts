/**
 * The patches that a setting leaves enabled.
 *
 * @param setting value of the environment variable PATCHES: nothing for all of them, `none`, or those to disable, each
 * after a   minus: `-lean-pages,-preload`
 * @param names names of all patches
 * @throws when the setting names no patch or has another format
 */
export function patchesOn(setting: string | undefined, names: readonly string[]): Set<string> {
  if (setting === undefined || setting === '') return new Set(names);
  if (setting === 'none') return new Set();
  const off = setting.split(',').map((part) => part.trim());
  const wrong = off.filter((part) => !part.startsWith('-') || !names.includes(part.slice(1)));
  if (wrong.length > 0) {
    throw new Error(
      `PATCHES: expected "none" or names behind a minus, separated by commas, found "${wrong.join(', ')}". ` +
        `The patches are ${names.map((name) => `-${name}`).join(', ')}.`,
    );
  }
  return new Set(names.filter((name) => !off.includes(`-${name}`)));
}
