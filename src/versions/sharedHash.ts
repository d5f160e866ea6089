/** By version, then by page: ids of sections that other versions have, and this one lacks. */
export type Lacking = Readonly<
  Record<string, Readonly<Record<string, readonly string[]>> | undefined>
>;

/** The id that a fragment names; fragments with faulty escapes name none. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * The fragment for the same page in other versions: the given one, or none if it is a section that one of them lacks.
 *
 * @param hash with its number sign, or empty
 * @param page id of the document
 * @param others names of the other versions
 */
export function sharedHash(
  hash: string,
  page: string,
  others: readonly string[],
  lacking: Lacking,
): string {
  const id = idOf(hash);
  return others.some((version) => lacking[version]?.[page]?.includes(id)) ? '' : hash;
}
