import {createHash, randomUUID} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {markUsed} from '../buildCache/dropUnused';
import {inParallel} from './inParallel';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * How much time compression may take. `quick` (6) takes a sixtieth of the processor time of `highest` (11), for 12 to 13%
 * more bytes. Between them, 8 takes up to twice as long as 6 for 1% less, 10 twenty times as long for 9% less: measured on
 * the pages and scripts of this site and of a thousand foreign pages. A window larger than the files costs time too.
 */
export type Effort = 'highest' | 'quick';

const BROTLI: Readonly<Record<Effort, Readonly<Record<number, number>>>> = {
  highest: {[constants.BROTLI_PARAM_QUALITY]: 11},
  quick: {[constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18},
};
const GZIP: Readonly<Record<Effort, number>> = {highest: 9, quick: 6};

/** Bytes that a compressor hands over at once. */
const CHUNK = 65_536;

/** Smaller files, in bytes, fit into one packet anyway. */
export const SMALLEST = 1024;

/** Files in memory at once. The thread pool limits how many are being compressed. */
const AT_ONCE = 8;

function compressed(content: Buffer, effort: Effort): Promise<Buffer> {
  return brotli(content, {
    chunkSize: CHUNK,
    params: {
      ...BROTLI[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await fs.readFile(file);
  } catch {
    return undefined;
  }
}

async function store(file: string, content: Buffer): Promise<void> {
  // Written to a temporary file and renamed, so that an interrupted build leaves no partial file.
  const unfinished = `${file}.${randomUUID()}`;
  await fs.writeFile(unfinished, content);
  await fs.rename(unfinished, file);
}

/** A content at the highest level, from the cache if an earlier build had it. */
export async function highest(content: Buffer, cache: string): Promise<Buffer> {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const kept = path.join(cache, `${digest}.brotli-11`);
  const known = await readIfThere(kept);
  if (known) {
    await markUsed(kept);
    return known;
  }
  const made = await compressed(content, 'highest');
  await fs.mkdir(cache, {recursive: true});
  await store(kept, made);
  return made;
}

/**
 * Writes compressed copies of a file next to it, `.br` and `.gz`, those that are smaller: for servers that send such
 * files. What takes long is cached by content.
 *
 * @param cache folder of the cache
 */
export async function writeCopies(
  file: string,
  content: Buffer,
  effort: Effort,
  cache: string,
): Promise<void> {
  if (content.length < SMALLEST) return;
  const copies = {
    '.br': effort === 'highest' ? await highest(content, cache) : await compressed(content, effort),
    '.gz': await gzipped(content, {level: GZIP[effort], chunkSize: CHUNK}),
  };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < content.length) await fs.writeFile(file + extension, copy);
  }
}

/** {@link writeCopies} for files as they are on disk. */
export async function compressFiles(
  files: readonly string[],
  effortOf: (file: string) => Effort,
  cache: string,
): Promise<void> {
  await inParallel(files, AT_ONCE, async (file) => {
    await writeCopies(file, await fs.readFile(file), effortOf(file), cache);
  });
}
