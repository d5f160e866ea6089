import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {projectDir} from '../sites/paths';
import {openModal, field, hits} from './search';

function weigh(file: string): number {
  return gzipSync(readFileSync(file), {level: 9}).length;
}

/**
 * Opens the search on a page without prefetching, and sends a query.
 * @param build folder of the built site
 * @returns size of the code loaded beyond DocSearch, worker included, in bytes after gzip
 */
export async function searchCodeBytes(page: Page, build: string): Promise<number> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await openModal(page);
  await field(page).fill('staking overview');
  await hits(page)
    .getByText(/staking overview/iu)
    .first()
    .waitFor();
  // As its package contains it: minified, including the provider's client, which the site leaves out.
  const docSearch = weigh(path.join(projectDir, 'node_modules/@docsearch/react/dist/esm/index.js'));
  return [...scripts].reduce((sum, script) => sum + weigh(path.join(build, script)), -docSearch);
}
