/* Size of the search code in the browser, in bytes after gzip. */
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {build as bundle} from 'esbuild';
import {launchOptions} from '../../tests/e2e/chromium';
import {withConnection} from '../../tests/e2e/connection';
import {hydrated} from '../../tests/e2e/fixtures';
import {searchCodeBytes} from '../../tests/e2e/searchCode';
import {serve} from '../vitals/serve';

/** Code that this site loads beyond DocSearch before hits can be shown. */
export async function ownCodeBytes(build: string): Promise<number> {
  const browser = await chromium.launch(launchOptions());
  const site = await serve(build);
  const page = await browser.newPage();
  await withConnection(page);
  await page.goto(`${site.origin}/`);
  await hydrated(page);
  const bytes = await searchCodeBytes(page, build);
  await site.close();
  await browser.close();
  return bytes;
}

/** A module with all of its imports, bundled for browsers. */
export async function bundledBytes(file: string): Promise<number> {
  const {outputFiles} = await bundle({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles.reduce((sum, {contents}) => sum + gzipSync(contents, {level: 9}).length, 0);
}
