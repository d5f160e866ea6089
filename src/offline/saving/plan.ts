import type {FileList, ListedFile} from '../formats';

/** An earlier edition of a version, complete or not, and what of it is on the device. */
export interface Earlier {
  readonly cache: string;
  readonly list: FileList;
}

/** What to do for one file. */
export interface Step {
  readonly file: ListedFile;
  /** Cache with a file of the same content that may be copied; the network if there is none. */
  readonly from: string | undefined;
}

/**
 * How to complete an edition: files that exist are left, those that an earlier edition has unchanged are copied, the
 * others are downloaded.
 *
 * @param isThere whether a file with this address is in its place
 */
export function planOf(
  list: FileList,
  isThere: (file: ListedFile) => boolean,
  earlier: readonly Earlier[],
): readonly Step[] {
  const known = new Map<string, string>();
  for (const {cache, list: old} of earlier) {
    for (const [address, , digest] of old.files) known.set(`${address} ${digest}`, cache);
  }
  return list.files
    .filter((file) => !isThere(file))
    .map((file) => ({file, from: known.get(`${file[0]} ${file[2]}`)}));
}

/** Sum of the sizes of files, in bytes. */
export function bytesOf(files: readonly ListedFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}
