import {createRequire} from 'node:module';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {checkIds} from '@site/src/remark/checkIds';
import {parsed} from './page';

type Transform = (tree: Root, file: VFile) => Promise<void>;

/** The plugin that adds ids to headings, as the site runs it. */
const headings = (
  createRequire(require.resolve('@docusaurus/mdx-loader/package.json'))(
    './lib/remark/headings/index.js',
  ) as {default: (options: object) => Transform}
).default({anchorsMaintainCase: false});

async function check(markdown: string): Promise<void> {
  // Docusaurus treats the brace as text, as this does.
  const {tree, file} = parsed('/site', markdown.replaceAll('{#', '\\{#'));
  await headings(tree, file);
  checkIds({siteDir: '/site'})(tree, file);
}

describe('ids', () => {
  it.each([
    'docusaurusRoot',
    'docusaurus',
    'requestIdleCallback',
    'Prism',
    '__docusaurus',
    '__REACT_DEVTOOLS_GLOBAL_HOOK',
    'webpackChunknetwork_docs',
  ])('%s shadows a global of the page’s scripts', async (id) => {
    await expect(check(`# Page\n\n## Part {#${id}}\n`)).rejects.toThrow(
      `docs/page.mdx:3: Expected an id that is no global of the page's scripts, found "${id}": scripts would read the element instead of their own value. Use another one: end the heading with {#about-${id}}.`,
    );
    await expect(check(`# Page\n\ntext <b id="${id}">bold</b>\n`)).rejects.toThrow(
      `docs/page.mdx:3: Expected an id that is no global of the page's scripts, found "${id}": scripts would read the element instead of their own value. Use another one: write id="about-${id}".`,
    );
  });

  it('generated ids of headings are checked, too', async () => {
    await expect(check('# Page\n\n## Docusaurus\n')).rejects.toThrow('found "docusaurus"');
  });

  it('all errors are listed', async () => {
    const page = '# Page\n\n## Docusaurus\n\n<div id="__a">\n  block\n</div>\n';
    await expect(check(page)).rejects.toThrow(/docs\/page\.mdx:3: .*\ndocs\/page\.mdx:5: /u);
  });

  it('one that occurs twice is reported with both lines, and an id that is free', async () => {
    const page = '# Page\n\n## A {#a}\n\n## Docs\n\n## B {#a}\n\n## C {#docs}\n\n## D {#a-2}\n';
    await expect(check(page)).rejects.toThrow(
      'docs/page.mdx:7: Expected an id of its own, found "a", which line 3 has too. Use another one: end the heading with {#a-3}.\n' +
        'docs/page.mdx:9: Expected an id of its own, found "docs", which line 5 has too. Use another one: end the heading with {#docs-2}.',
    );
    await expect(check('# Page\n\n## Same\n\n## Same\n\n<b id="same">x</b>\n')).rejects.toThrow(
      'docs/page.mdx:7: Expected an id of its own, found "same", which line 3 has too. Use another one: write id="same-2".',
    );
  });

  it.each(['location', 'name', 'eth_call', 'docusaurus-root', 'site', 'about-docusaurus'])(
    'such as %s are allowed',
    async (id) => {
      await check(
        `# Page\n\n## Part {#${id}}\n\n<b id="x${id}">bold</b> <b id={"__" + x}>computed</b>\n`,
      );
    },
  );
});
