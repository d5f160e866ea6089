import fs from 'node:fs/promises';
import path from 'node:path';
import {INDEX_FOLDER, PARTS_FOLDER, type SearchManifest} from './manifest';
import {SEPARATOR, unpackShard, type PackedShard} from './pack';
import type {SearchShard} from './records';

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await fs.readFile(file, 'utf8'));
}

/** An index with all of its texts, also if it is split. */
async function readShard(folder: string, name: string): Promise<SearchShard> {
  const packed = (await readJson(path.join(folder, name))) as PackedShard;
  const {parts, pages, ...shard} = unpackShard(packed);
  if (!parts) return {...shard, pages};
  const names = parts.names.slice(parts.first.length);
  const texts: string[] = [];
  for (const part of names) {
    const content = await readJson(path.join(folder, PARTS_FOLDER, `${part}.json`));
    texts.push(...(content as string).split(SEPARATOR));
  }
  let next = 0;
  const withText = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({...section, text: texts[next++] ?? ''})),
  }));
  return {...shard, pages: withText};
}

/**
 * Reads the indexes of a build.
 *
 * @throws when it has none
 */
export async function readIndexes(buildDir: string): Promise<SearchShard[]> {
  const folder = path.join(buildDir, INDEX_FOLDER);
  const manifest = await readJson(path.join(folder, 'manifest.json')).catch((cause: unknown) => {
    throw new Error(`${folder} holds no search index: build the site first (npm run build)`, {
      cause,
    });
  });
  const names = Object.values(manifest as SearchManifest).flatMap((own) => Object.values(own));
  return Promise.all(names.map((name) => readShard(folder, name)));
}
