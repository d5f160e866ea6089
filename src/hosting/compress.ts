import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compression settings, by the extension of the copy. Change `key` when a setting changes. */
const FORMATS = [
  {
    extension: '.br',
    key: 'brotli-11',
    compress: (content: Buffer): Promise<Buffer> =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    extension: '.gz',
    key: 'gzip-9',
    compress: (content: Buffer): Promise<Buffer> => gzipped(content, {level: 9}),
  },
];

/** Smaller files fit into one packet anyway. */
const SMALLEST = 1024;

/** Cached copies that no build has used for this long are deleted. */
const KEPT_MS = 14 * 24 * 3600 * 1000;

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await fs.readFile(file);
  } catch {
    return undefined;
  }
}

async function store(file: string, content: Buffer): Promise<void> {
  // Written to a temporary file and renamed, so that an interrupted build leaves no partial file.
  const unfinished = `${file}.${process.pid}`;
  await fs.writeFile(unfinished, content);
  await fs.rename(unfinished, file);
}

async function dropUnused(cache: string): Promise<void> {
  const oldest = Date.now() - KEPT_MS;
  for (const name of await fs.readdir(cache)) {
    const file = path.join(cache, name);
    const {mtimeMs} = await fs.stat(file);
    if (mtimeMs < oldest) await fs.rm(file, {force: true});
  }
}

/** The compressed copies of a content, cached if possible. */
async function copiesOf(content: Buffer, digest: string, cache: string): Promise<Buffer[]> {
  const now = new Date();
  const copies: Buffer[] = [];
  for (const {key, compress} of FORMATS) {
    const kept = path.join(cache, `${digest}.${key}`);
    let copy = await readIfThere(kept);
    if (copy) await fs.utimes(kept, now, now);
    else await store(kept, (copy = await compress(content)));
    copies.push(copy);
  }
  return copies;
}

/**
 * Writes a compressed copy of each file in each format next to it, if the copy is smaller, for servers that can send
 * them. Copies are cached by content, because most files do not change between builds.
 */
export async function compressFiles(files: readonly string[], cache: string): Promise<void> {
  await fs.mkdir(cache, {recursive: true});
  const made = new Map<string, Promise<Buffer[]>>();
  // All at once: the thread pool limits parallelism to the number of CPUs.
  const outcomes = await Promise.allSettled(
    files.map(async (file) => {
      const content = await fs.readFile(file);
      if (content.length < SMALLEST) return;
      const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
      // Files with equal content, such as code that two versions share, are compressed once.
      const copies = made.get(digest) ?? copiesOf(content, digest, cache);
      made.set(digest, copies);
      for (const [index, copy] of (await copies).entries()) {
        const extension = FORMATS[index]?.extension;
        if (extension && copy.length < content.length) await fs.writeFile(file + extension, copy);
      }
    }),
  );
  // Thrown after the rest has finished: cleaning up must not race with files that are being written.
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  await dropUnused(cache);
}
