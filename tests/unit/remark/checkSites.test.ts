import {describe, expect, test} from 'vitest';
import {checkSites, type OtherSites} from '../../../src/remark/checkSites';
import {parsed, parsedMarkdown, told} from './page';

const none: OtherSites = {images: [], frames: [], media: []};

function check(markdown: string, otherSites: OtherSites = none, format: 'md' | 'mdx' = 'md') {
  const {tree, file} = (format === 'md' ? parsedMarkdown : parsed)('/site', markdown);
  checkSites({url: 'https://docs.example', otherSites})(tree, file);
  return told(file);
}

describe('what the policy blocks', () => {
  test.each([
    ['![a](https://img.example/a.png)\n', 'images', 'https://img.example'],
    ['text\n![a][b]\n\n[b]: //img.example/a.png\n', 'images', 'https://img.example'],
    ['<img src="https://img.example/a.png">\n', 'images', 'https://img.example'],
    ['<img srcset="/a.png 1x, https://img.example/b.png 2x">\n', 'images', 'https://img.example'],
    ['<video poster="https://img.example/p.png"></video>\n', 'images', 'https://img.example'],
    ['<iframe src="https://play.example/x"></iframe>\n', 'frames', 'https://play.example'],
    ['<video><source src="https://v.example/x.mp4"></video>\n', 'media', 'https://v.example'],
  ])('%j is told with the configuration that allows it', (markdown, use, site) => {
    const [message = '', ...rest] = check(markdown);
    expect(message.slice(1)).toBe(
      ` host: found ${use} of ${site}. To allow them: otherSites.${use}: ['${site}'].`,
    );
    expect(rest).toEqual([]);
    expect(check(markdown, {...none, [use]: [site]})).toEqual([]);
  });

  test('lines are those of elements within a block of HTML', () => {
    const page = 'a\n\n<div>\n<p>\n<img src="https://img.example/a.png">\n</p></div>\n';
    expect(check(page)).toEqual([expect.stringMatching(/^5 host/u)]);
  });

  test('MDX is checked, too', () => {
    const page =
      '# A\n\n<img src="https://img.example/a.png" alt="" /> ![b](https://b.example/b.png)\n';
    expect(check(page, none, 'mdx')).toHaveLength(2);
  });

  test('subdomains and schemes can be allowed', () => {
    const page = '![a](https://a.img.example/a.png)\n';
    expect(check(page, {...none, images: ['https://*.img.example']})).toEqual([]);
    expect(check(page, {...none, images: ['https:']})).toEqual([]);
    expect(check(page, {...none, images: ['https://img.example']})).toHaveLength(1);
  });

  test('scripts of other sites, plugins and handlers never work', () => {
    expect(
      check(
        '<script src="https://x.example/a.js"></script>\n\n<a onclick="go()">b</a>\n\n<embed src="/a.swf">\n',
      ),
    ).toEqual([
      '1 blocked: found <script src="https://x.example/a.js">.',
      '3 blocked: found <a onclick="…">.',
      '5 blocked: found <embed src="/a.swf">.',
    ]);
  });
});

test.each([
  '![a](/img/a.png) ![b](./b.png) ![c](https://docs.example/c.png) ![d](data:image/png;base64,AA)\n',
  '<video src="/a.mp4" controls></video>\n\n[link](https://x.example)\n',
  '`<img src="https://x.example/a.png">`\n\n```html\n<img src="https://x.example/a.png">\n```\n',
])('%j is fine', (markdown) => {
  expect(check(markdown)).toEqual([]);
});
