import {describe, expect, it} from 'vitest';
import alternativeText from '@site/scripts/docs-lint/alternativeText';
import {maskDocusaurusSyntax} from '@site/scripts/docs-lint/docusaurusSyntax';
import headings from '@site/scripts/docs-lint/headings';
import {pageRules} from '@site/scripts/docs-lint';
import literalUrls from '@site/scripts/docs-lint/literalUrls';
import linkedHeadings, {implicitIds} from '@site/scripts/docs-lint/linkedHeadings';
import {lint} from './lint';

describe('syntax that only Docusaurus supports', () => {
  it('parses in prose, links, expressions and headings, at the same positions', async () => {
    const page =
      '# T {#t}\n\nIn {network.a.0.b}, [x]({network.url}/a), {2 * {network.c.raw}}.\n\n### Deep\n';
    expect(maskDocusaurusSyntax(page)).toHaveLength(page.length);
    expect(await lint(headings, page)).toEqual([
      '5: Expected "Deep" at most one level below "T": use ##',
    ]);
  });
});

describe('headings', () => {
  it.each([
    ['# Title\n\n## A\n\n### B\n\n## C\n', []],
    [
      'Text\n',
      ['1: Expected one title: a line that begins with `# `, or `title` in the front matter'],
    ],
    ['## A\n', ['1: Expected the page\'s title (`# `, or `title` in the front matter) before "A"']],
    ['---\ntitle: T\n---\n\nText\n', []],
    ['---\ntitle: T\n---\n\n## A\n\n### B\n', []],
    ['---\ntitle: T\n---\n\n### A\n', ['5: Expected "A" one level below the title: use ##']],
    [
      '---\ntitle:\n---\n\n## A\n',
      ['5: Expected the page\'s title (`# `, or `title` in the front matter) before "A"'],
    ],
    ['# A\n\n# B\n', ['3: Expected one title, found a second: make "B" a section']],
    ['# A\n\n<Card>\n\n### B\n\n</Card>\n', []],
  ])('%j', async (page, messages) => {
    expect(await lint(headings, page)).toEqual(messages);
  });
});

describe('Markdown (.md)', () => {
  const page = '# A {x} <b>\n\n- <https://a.example> and a < b\n\n![](a.png)\n\n<Open>\n';

  it('is read as Markdown, in which no brace or tag is a fault', async () => {
    expect(await lint(alternativeText, page, 'docs/a.md')).toEqual([
      '5: Expected words that say what the picture shows: ![words](file)',
    ]);
    await expect(lint(alternativeText, page, 'docs/a.mdx')).rejects.toThrow();
    const asMdx = '---\nmdx: {format: mdx}\n---\n\n{x\n';
    await expect(lint(alternativeText, asMdx, 'docs/a.md')).rejects.toThrow();
  });

  it('keeps the style that it came with, on pages only', async () => {
    const rules = {plugins: pageRules};
    const text = '## Late\n\nSee https://a.example\n\n![](a.png)\n';
    const messages = await lint(rules, text, 'docs/a.md');
    expect(messages).toEqual([expect.stringContaining('what the picture shows')]);
    expect((await lint(rules, text, 'src/README.md')).length).toBe(3);
  });
});

describe('addresses without words', () => {
  it.each([
    ['See https://a.example/b.\n', 1],
    ['[words](https://a.example) `https://a.example`\n', 0],
  ])('%j has %i faults', async (page, count) => {
    expect(await lint(literalUrls, page)).toHaveLength(count);
  });

  it('get advice that MDX can read', async () => {
    expect(await lint(literalUrls, 'See https://a.example\n')).toEqual([
      '1: Expected words for the link https://a.example: write [words](https://a.example), or `https://a.example` if it is no link',
    ]);
  });
});

describe('headings that are linked', () => {
  it('need explicit ids, otherwise it is reported', () => {
    const page = '## Fast finality\n\n## Fees {#what-it-costs}\n\n```bash\n# Not a heading\n```\n';
    expect([...implicitIds(page)]).toEqual([['fast-finality', 'Fast finality']]);
  });

  it('ignores links to other sites', async () => {
    expect(await lint(linkedHeadings, '[x](https://a.example/b.mdx#c) [y](/endpoint#d)\n')).toEqual(
      [],
    );
  });
});

describe('images', () => {
  it.each([
    ['![A rack](a.png)\n', 0],
    ['![](a.png)\n', 1],
    ['<img src="a.png" alt="" />\n', 0],
    ['<img src="a.png" />\n', 1],
  ])('%j has %i faults', async (page, count) => {
    expect(await lint(alternativeText, page)).toHaveLength(count);
  });
});
