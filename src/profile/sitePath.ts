import path from 'node:path';

/** A path with forward slashes, on every system. */
export function withSlashes(file: string): string {
  return file.split(path.sep).join('/');
}

/** Path of a file relative to the site, for messages and data: `docs/rpc/eth.mdx`. */
export function sitePath(siteDir: string, file: string): string {
  return withSlashes(path.relative(siteDir, file));
}
