import fs from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {ExtractedPage} from '../../search/extract';
import {INDEX_FOLDER, PARTS_FOLDER} from '../../search/manifest';
import {groupIntoShards, renderIndex} from './shards';

export interface Sources {
  /** Files that the index depends on. */
  readonly files: () => readonly string[];
  readonly read: () => Promise<readonly ExtractedPage[]>;
}

export interface Options {
  /** Folder of the last build; there may be none. */
  readonly buildDir: string;
  readonly baseUrl: string;
  readonly sources: Sources;
}

type Files = ReadonlyMap<string, string>;
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

async function changedAt(file: string): Promise<number> {
  return (await fs.stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}

/** The files of an index and, if it is split, its parts. */
async function readIndex(folder: string): Promise<Files> {
  const parts = await readFolder(path.join(folder, PARTS_FOLDER)).catch(() => []);
  return new Map([...(await readFolder(folder)), ...parts]);
}

async function readFolder(folder: string): Promise<Files> {
  const names = await fs.readdir(folder);
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [name, await fs.readFile(path.join(folder, name), 'utf8')] as const,
      ),
    ),
  );
}

/**
 * The index of the development server: that of the last build while no source is newer, else one that is built from the
 * sources and rebuilt when they change.
 */
function developmentIndex({buildDir, sources}: Options): () => Promise<Files> {
  const built = path.join(buildDir, INDEX_FOLDER);
  let made: {readonly of: number; readonly files: Promise<Files>} | undefined;

  async function make(): Promise<Files> {
    const {files} = renderIndex(groupIntoShards(await sources.read()), Infinity);
    return new Map(files.map((file) => [path.basename(file.path), file.content]));
  }

  return async () => {
    const newest = Math.max(0, ...(await Promise.all(sources.files().map(changedAt))));
    if (made?.of === newest) return made.files;
    const fresh = (await changedAt(path.join(built, 'manifest.json'))) > newest;
    const files = fresh ? readIndex(built) : make();
    made = {of: newest, files};
    // Files that cannot be read now (a partly written page) are retried.
    files.catch(() => (made = undefined));
    return files;
  };
}

/** Serves the files of the index below the site's address. */
export function serveIndex(options: Options): Handler {
  const index = developmentIndex(options);
  const folder = `${options.baseUrl}${INDEX_FOLDER}/`;
  const prefixes = [folder, path.posix.join(folder, PARTS_FOLDER, '/')];
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const prefix = prefixes.find((start) => pathname.startsWith(start));
    if (prefix === undefined) {
      next();
      return;
    }
    index().then(
      (files) => {
        const content = files.get(pathname.slice(prefix.length));
        response.writeHead(content === undefined ? 404 : 200, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-cache',
        });
        response.end(content);
      },
      (error: unknown) => {
        console.error('The search index could not be made from the sources:', error);
        response.writeHead(500).end();
      },
    );
  };
}
