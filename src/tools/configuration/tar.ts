const BLOCK = 512;

/** A file of an archive. */
export interface Packed {
  /** Path within the archive, below 100 characters of ASCII. */
  readonly path: string;
  /** As for `chmod`. */
  readonly mode: string;
  readonly text: string;
}

const encoder = new TextEncoder();

/** A number of the header: octal digits that end with a zero byte. */
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

function headerOf({path, mode}: Packed, size: number, time: number): Uint8Array {
  const header = new Uint8Array(BLOCK);
  const write = (text: string, at: number) => header.set(encoder.encode(text), at);
  write(path, 0);
  write(octal(parseInt(mode, 8), 8), 100);
  write(octal(0, 8), 108);
  write(octal(0, 8), 116);
  write(octal(size, 12), 124);
  write(octal(time, 12), 136);
  // The sum of the header's bytes counts its own field as spaces.
  write(' '.repeat(8), 148);
  write('0', 156);
  write('ustar\0', 257);
  write('00', 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** A tar archive (POSIX ustar). @param time of all files, in seconds since 1970 */
export function tarOf(files: readonly Packed[], time: number): Uint8Array<ArrayBuffer> {
  const parts = files.flatMap((file) => {
    const content = encoder.encode(file.text);
    const padding = new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK);
    return [headerOf(file, content.length, time), content, padding];
  });
  // Two empty blocks end it.
  const all = [...parts, new Uint8Array(2 * BLOCK)];
  const archive = new Uint8Array(all.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of all) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}
