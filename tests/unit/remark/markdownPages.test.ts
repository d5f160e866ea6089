import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {checkFrontMatter} from '../../../src/remark/checkFrontMatter';
import {checkNames} from '../../../src/remark/checkNames';
import {componentsInMarkdown} from '../../../src/remark/componentsInMarkdown';
import {formatOf} from '../../../src/remark/format';
import {rawHtml} from '../../../src/remark/rawHtml';
import {parsedMarkdown, told} from './page';

const siteDir = '/site';

describe('the format of a page', () => {
  test.each([
    ['/site/docs/a.md', {}, 'md'],
    ['/site/docs/a.mdx', {}, 'mdx'],
    ['/site/docs/a.md', {mdx: {format: 'mdx'}}, 'mdx'],
    ['/site/docs/a.mdx', {mdx: {format: 'md'}}, 'md'],
    ['/site/docs/a.md', {mdx: {format: 'detect'}}, 'md'],
    ['/site/docs/a.md', {mdx: {format: 'html'}}, 'md'],
  ])('%s with %j is %s', (file, frontMatter, format) => {
    expect(formatOf(file, frontMatter)).toBe(format);
  });
});

describe('components in Markdown', () => {
  test('on lines of their own become elements with attributes and children', () => {
    const {tree} = parsedMarkdown(
      siteDir,
      '> <Parameters of="staking" keys="a b" />\n\n<Endpoints chain="mainnet">\n\nMore\n\n</Endpoints>\n',
    );
    componentsInMarkdown()(tree);
    expect(tree.children).toMatchObject([
      {
        type: 'blockquote',
        children: [
          {
            type: 'mdxJsxFlowElement',
            name: 'Parameters',
            attributes: [
              {name: 'of', value: 'staking'},
              {name: 'keys', value: 'a b'},
            ],
          },
        ],
      },
      {type: 'mdxJsxFlowElement', name: 'Endpoints', children: [{type: 'paragraph'}]},
    ]);
  });

  test('of other names, and open ones, stay HTML', () => {
    const {tree} = parsedMarkdown(siteDir, '<Nope />\n\n<Endpoints>\n\nText\n\n<div>\n');
    componentsInMarkdown()(tree);
    expect(tree.children.map(({type}) => type)).toEqual(['html', 'html', 'paragraph', 'html']);
  });
});

describe('what readers of Markdown will not see', () => {
  test('elements that HTML does not have are told, with what to write', () => {
    const {tree, file} = parsedMarkdown(
      siteDir,
      'A <b>b</b> <address1> `<c>` <my-element>x</my-element>\n\n<Note>\n\nx\n\n</Note>\n\nIn <Forks /> text\n',
    );
    checkNames({siteDir})(tree, file);
    expect(told(file)).toEqual([
      '1 element: found <address1>.',
      '3 element: found <Note>. Write a callout: a line :::note, the text, a line :::.',
      '9 element: found <Forks>. Put it on a line of its own.',
    ]);
  });

  test('imports are told', () => {
    const {tree, file} = parsedMarkdown(
      siteDir,
      "import Tabs from '@theme/Tabs';\n\nimport goods from Spain\n\nexport const a = 1;\n",
    );
    checkNames({siteDir})(tree, file);
    expect(told(file)).toEqual([
      '1 script: found "import Tabs from \'@theme/Tabs\'".',
      '5 script: found "export const".',
    ]);
  });
});

test('keys of front matter without effect are told with their lines', () => {
  const frontMatter = {title: 'A', hide: ['toc'], icon: 'x'};
  const page = '---\ntitle: A\nhide: [toc]\nicon: x\n---\n\n# A\n';
  const {tree, file} = parsedMarkdown(siteDir, page, frontMatter);
  checkFrontMatter()(tree, file);
  expect(told(file)).toEqual([
    expect.stringMatching(
      /^3 front-matter: found "hide"\. Here it is hide_table_of_contents: true/u,
    ),
    '4 front-matter: found "icon".',
  ]);
});

describe('raw HTML', () => {
  /** The elements of HTML in Markdown, in a page next to this file. */
  function transformed(html: string): Element[] {
    const tree = fromHtml(html, {fragment: true});
    rawHtml()(tree, new VFile({path: __filename}));
    return tree.children as Element[];
  }

  test('images next to the page are copied by the bundler, others stay', () => {
    const [image] = transformed('<img src="page.ts" width="20" class="a b" alt="x">');
    expect(image).toMatchObject({type: 'mdxJsxTextElement', name: 'img'});
    const {attributes} = image as unknown as {attributes: {name: string; value: unknown}[]};
    expect(attributes.slice(0, -1)).toEqual([
      {type: 'mdxJsxAttribute', name: 'width', value: '20'},
      {type: 'mdxJsxAttribute', name: 'className', value: 'a b'},
      {type: 'mdxJsxAttribute', name: 'alt', value: 'x'},
    ]);
    expect(JSON.stringify(attributes.at(-1))).toContain('./page.ts');
    for (const src of ['/img/a.png', 'https://a.example/b.png', './gone.png']) {
      expect(transformed(`<img src="${src}">`)[0]).toMatchObject({tagName: 'img'});
    }
  });

  test('elements with names that React does not have are replaced by their content', () => {
    expect(transformed('<p>a <v:x>b <o:p>c</o:p></v:x></p>')[0]?.children).toMatchObject([
      {value: 'a '},
      {value: 'b '},
      {value: 'c'},
    ]);
  });
});
