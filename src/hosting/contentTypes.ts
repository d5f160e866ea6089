import {lookup} from 'mrmime';

/** Types that the library does not know. */
const MORE: Readonly<Record<string, string>> = {ico: 'image/x-icon'};

const isText = (type: string): boolean => /^text\/|javascript$|json$|xml$/.test(type);

/** The content type of a file, with a charset for text. */
export function contentType(file: string): string {
  const extension = /[^.]*$/.exec(file)?.[0] ?? '';
  const type = lookup(file) ?? MORE[extension] ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Whether compression makes a file smaller. */
export function isCompressible(file: string): boolean {
  return contentType(file).includes('charset');
}

/** The content types of files by their extensions, sorted by extension. */
export function contentTypes(extensions: readonly string[]): {type: string; extension: string}[] {
  return [...new Set(extensions)]
    .sort()
    .map((extension) => ({extension, type: contentType(`file.${extension}`)}))
    .filter(({type}) => type !== 'application/octet-stream');
}
