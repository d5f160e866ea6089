import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {absent, isAbsence, whyAbsent} from '../../absent';
import {documents} from '../../e2e/pages';
import {projectDir} from '../../sites/paths';
import {versions} from '../../versions';

/** Folders of the versions' pages. */
const folders = ['docs', ...versions.map((name) => `versioned_docs/version-${name}`)];
const specified = Object.values(documents)
  .flat()
  .map((document) => document.path);

/** Whether a specified page is in every version. */
function isThere(page: string): boolean {
  const file = page === '/' ? '/specification' : page;
  return folders.every((folder) => existsSync(path.join(projectDir, folder, `${file}.mdx`)));
}

test('every page that the specification asks for is there or listed as absent, and no other is listed', () => {
  expect(absent.filter((entry) => entry !== 'versions' && !specified.includes(entry))).toEqual([]);
  expect(specified.filter((page) => isThere(page) === absent.includes(page))).toEqual([]);
});

test('versions are listed as absent exactly where none is released', () => {
  expect(absent.includes('versions')).toBe(versions.length === 0);
});

test('an address in any form leads to its page', () => {
  const [page] = absent.filter((entry) => entry !== 'versions');
  const forms = (of: string) => [of, `/next${of}`, `${of}/`, `${of}.html?x=1#y`, `http://h:1${of}`];
  for (const address of forms(page ?? '/endpoint'))
    expect(isAbsence(whyAbsent(address)), address).toBe(
      page !== undefined || (versions.length === 0 && address.startsWith('/next')),
    );
  expect(whyAbsent('/search?q=a')).toBeUndefined();
});
