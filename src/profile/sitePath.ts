import path from 'node:path';

/** A path with slashes, on every system. */
export function withSlashes(file: string): string {
  return file.split(path.sep).join('/');
}

/** Path of a file relative to the site, as messages and data name it: `docs/rpc/eth.mdx`. */
export function sitePath(siteDir: string, file: string): string {
  return withSlashes(path.relative(siteDir, file));
}
