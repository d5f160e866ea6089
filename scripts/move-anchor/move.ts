/** A file that names sections by their address, and how the address is written in it. */
export interface AddressFile {
  readonly file: string;
  readonly text: string;
}

const quoted = (address: string): string => JSON.stringify(address);

/**
 * Renames the address of a section wherever a file has it as a JSON string.
 *
 * @returns the files that change, with their new text and how often the address was there
 * @throws when no file has the old address, or one already has the new address as a key beside the old one
 */
export function moveAddress(
  files: readonly AddressFile[],
  from: string,
  to: string,
): (AddressFile & {readonly count: number})[] {
  const changed = files.flatMap(({file, text}) => {
    const pieces = text.split(quoted(from));
    if (pieces.length === 1) return [];
    if (text.includes(`${quoted(from)}:`) && text.includes(`${quoted(to)}:`)) {
      throw new Error(`${file} has both ${from} and ${to}: join their words by hand first.`);
    }
    return [{file, text: pieces.join(quoted(to)), count: pieces.length - 1}];
  });
  if (changed.length === 0) {
    throw new Error(
      `No label has the address ${from}. Expected a path of the latest version with its fragment, such as /staking/overview#day.`,
    );
  }
  return changed;
}
