import {describe, expect, it} from 'vitest';
import {highlightBlock} from '@site/src/highlight/block';
import {readMagicComments} from '@site/src/highlight/magicComments';
import {readMeta} from '@site/src/highlight/meta';

describe('the meta string of a fence', () => {
  it.each([
    ['', {}],
    ['title="a.ts"', {title: 'a.ts'}],
    [
      `title='of "x" {1}' {2,4-6} showLineNumbers`,
      {title: 'of "x" {1}', highlighted: [2, 4, 5, 6], firstLine: 1},
    ],
    ['showLineNumbers=7', {firstLine: 7}],
    ['title="showLineNumbers {3}"', {title: 'showLineNumbers {3}'}],
    ['live', {}],
  ])('%j', (meta, read) => {
    expect(readMeta(meta)).toEqual(read);
  });
});

describe('magic comments', () => {
  it('highlight the next line or those between two, and are removed', () => {
    const code =
      'a\n  // highlight-next-line\nb\n# highlight-start\nc\nd\n<!-- highlight-end -->\ne';
    expect(readMagicComments(code)).toEqual({code: 'a\nb\nc\nd\ne', highlighted: [2, 3, 4]});
  });

  it.each(['/* highlight-next-line */', '{/* highlight-next-line */}', '-- highlight-next-line'])(
    'can be comments of any language: %s',
    (comment) => {
      expect(readMagicComments(`${comment}\na`)).toEqual({code: 'a', highlighted: [1]});
    },
  );

  it('must be alone on their line', () => {
    const code = 'a // highlight-next-line\nb';
    expect(readMagicComments(code)).toEqual({code, highlighted: []});
  });
});

describe('a block', () => {
  it('wraps highlighted lines only, and splits tokens that span several lines', () => {
    expect(highlightBlock('/* a\nb */\nc\n', 'ts', '{2}').html).toBe(
      '<span class="code-comment">/* a\n</span>' +
        '<span class="theme-code-block-highlighted-line"><span class="code-comment">b */</span>\n</span>c',
    );
  });

  it('wraps every numbered line', () => {
    expect(highlightBlock('a\n\nb\n', 'text', '{3} showLineNumbers=4 title="T"')).toEqual({
      title: 'T',
      firstLine: 4,
      html:
        '<span class="code-line">a\n</span><span class="code-line">\n</span>' +
        '<span class="code-line theme-code-block-highlighted-line">b</span>',
    });
  });

  it('uses line numbers of a property if the fence has none', () => {
    expect(highlightBlock('a', 'text', '', 9).firstLine).toBe(9);
    expect(highlightBlock('a', 'text', 'showLineNumbers=2', 9).firstLine).toBe(2);
  });

  it('leaves other lines unchanged', () => {
    expect(highlightBlock('a\nb\n', 'text').html).toBe('a\nb');
  });
});
