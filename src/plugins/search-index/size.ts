import {brotliCompressSync, constants} from 'node:zlib';
import type {SearchShard} from '../../search/records';
import type {IndexFile} from './shards';

/** Largest index that is worth sending to every reader who searches: bytes after Brotli. About 130 pages of 7 KB of Markdown. */
const MOST_BYTES = 150_000;

/** Close to the highest level (11), in a tenth of the time. */
const LEVEL = 9;

function compressedSize(content: string): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: LEVEL};
  return brotliCompressSync(content, {params}).length;
}

/**
 * Warnings about indexes that are too large to be downloaded before the first hit, with figures and the way out.
 *
 * @param shards the indexes
 * @param files their files, in the same order
 */
export function sizeWarnings(
  shards: readonly SearchShard[],
  files: readonly IndexFile[],
  most = MOST_BYTES,
): string[] {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
  return shards.flatMap(({version, language, pages}, index) => {
    const size = compressedSize(files[index]?.content ?? '');
    if (size <= most) return [];
    return [
      `The search index of version ${version} (${language}) has ${pages.length} pages and ${kilobytes(size)} compressed: ` +
        `a reader downloads all of it before the first hit, expected at most ${kilobytes(most)}. ` +
        'Use hosted search: set ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY for the build, and run "npm run search:push" after it (README, Build and deploy).',
    ];
  });
}
