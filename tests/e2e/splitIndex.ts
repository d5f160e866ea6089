import type {Page} from '@playwright/test';
import {renderIndex} from '../../src/plugins/search-index/shards';
import {compressedSize} from '../../src/plugins/search-index/size';
import {readIndexes} from '../../src/search/indexFolder';

/** A split index in place of the built one, with what was requested of it. */
export interface SplitIndex {
  /** Paths of the requested files, in order. */
  readonly requested: string[];
  /** Bytes after Brotli of all requested files. */
  readonly bytes: () => number;
  /** Files that do not exist from now on. */
  readonly drop: (pattern: RegExp) => void;
}

/** Serves the index of a built site as if it were too large for one file. */
export async function serveSplitIndex(page: Page, build: string): Promise<SplitIndex> {
  const {files} = renderIndex(await readIndexes(build), 0);
  const content = new Map(files.map((file) => [`/${file.path}`, file.content]));
  const requested: string[] = [];
  await page.route(/\/(?:search-index|assets\/search)\//u, (route) => {
    const {pathname} = new URL(route.request().url());
    const body = content.get(pathname);
    requested.push(pathname);
    return body === undefined
      ? route.fulfill({status: 404})
      : route.fulfill({contentType: 'application/json', body});
  });
  return {
    requested,
    bytes: () => requested.reduce((sum, path) => sum + compressedSize(content.get(path) ?? ''), 0),
    drop: (pattern) => {
      for (const path of [...content.keys()].filter((name) => pattern.test(name))) {
        content.delete(path);
      }
    },
  };
}
