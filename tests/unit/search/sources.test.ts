import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, test} from 'vitest';
import {sourceReader} from '../../../src/plugins/search-index/sources';

const siteDir = mkdtempSync(path.join(tmpdir(), 'search-sources-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const context = {
  siteDir,
  i18n: {currentLocale: 'en'},
  siteConfig: {
    markdown: {
      parseFrontMatter: ({fileContent}: {fileContent: string}) =>
        Promise.resolve({frontMatter: {}, content: fileContent}),
    },
  },
} as unknown as LoadContext;

/** Texts of the sections of a page, as the development server finds them without a build. */
async function textsOf(file: string, content: string): Promise<string[]> {
  writeFileSync(path.join(siteDir, file), content);
  const doc = {id: 'a', title: 'A', source: `@site/${file}`, permalink: '/a', frontMatter: {}};
  const version = {versionName: 'current', docs: [doc], sidebars: {}};
  const {read} = sourceReader(context, []);
  const pages = await read({loadedVersions: [version]} as unknown as LoadedContent);
  return pages.flatMap(({page}) => page.sections.map(({text}) => text));
}

test('Markdown is searched as Markdown: braces and less-than signs are text', async () => {
  expect(await textsOf('a.md', '# A\n\n{x} and a < b\n')).toEqual(['{x} and a < b']);
});

test('MDX is searched as MDX: an expression is no text', async () => {
  expect(await textsOf('a.mdx', '# A\n\nText {1 + 1} more\n')).toEqual(['Text more']);
  await expect(textsOf('a.mdx', '# A\n\na <1\n')).rejects.toThrow();
});
