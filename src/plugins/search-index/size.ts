import {brotliCompressSync, constants} from 'node:zlib';
import {MAX_TEXT_PARTS, MAX_WORD_PARTS} from '../../search/parts';
import type {SearchShard} from '../../search/records';
import type {IndexPart} from './split';

/** What a reader may download before the first hit, in bytes after Brotli. About 130 pages of 7 KB of Markdown in one file. */
export const MOST_BYTES = 150_000;

/** Close to the highest level (11), in a tenth of the time. */
const LEVEL = 9;

/** Size of an index, in bytes after Brotli. */
export interface IndexSize {
  readonly shard: Pick<SearchShard, 'version' | 'language' | 'pages'>;
  /** In one file; for a small one, before compression. */
  readonly bytes: number;
  readonly split?: SplitSizes;
}

interface SplitSizes {
  /** What every search needs. */
  readonly head: number;
  /** What one search needs beside it: on average, if it needs as many parts as it may. */
  readonly parts: number;
  /** All parts. */
  readonly count: number;
}

/** Bytes of a text after Brotli, as hosts send it. */
export function compressedSize(content: string): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: LEVEL};
  return brotliCompressSync(content, {params}).length;
}

/** So many parts, evenly spread, tell the mean well enough for a message: a thousand take seconds. */
const SAMPLE = 50;

function mean(parts: readonly IndexPart[]): number {
  const step = Math.max(parts.length / SAMPLE, 1);
  const sample = parts.filter((_, index) => index % step < 1);
  const sum = sample.reduce((all, {content}) => all + compressedSize(content), 0);
  return sum / Math.max(sample.length, 1);
}

/** Sizes of a split index. */
export function splitSizes(head: string, parts: readonly IndexPart[]): SplitSizes {
  const [words, texts] = ['words', 'texts'].map((kind) =>
    mean(parts.filter(({name}) => name.startsWith(kind))),
  );
  return {
    head: compressedSize(head),
    parts: MAX_WORD_PARTS * (words ?? 0) + MAX_TEXT_PARTS * (texts ?? 0),
    count: parts.length,
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;

/**
 * What to say of indexes that are too large for one file, with figures; for one that is too large even in parts, with
 * the way out. Nothing where a provider answers, as readers then download none.
 */
export function sizeMessages(
  sizes: readonly IndexSize[],
  isHosted: boolean,
  most = MOST_BYTES,
): string[] {
  if (isHosted) return [];
  return sizes.flatMap(({shard: {version, language, pages}, bytes, split}) => {
    if (!split) return [];
    const what =
      `The search index of version ${version} (${language}) has ${pages.length} pages and ${kilobytes(bytes)} compressed, so it is split into ${split.count} parts: ` +
      `a reader downloads ${kilobytes(split.head)} and up to ${kilobytes(split.parts)} of parts before the first hit`;
    if (split.head + split.parts <= most) return [`[INFO] ${what} (at most ${kilobytes(most)}).`];
    return [
      `[WARNING] ${what}, expected at most ${kilobytes(most)}. ` +
        'Use hosted search: set ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY for the build, and run "npm run search:push" after it (README, Build and deploy).',
    ];
  });
}
