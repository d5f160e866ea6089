import {describe, expect, it} from 'vitest';
import alternativeText from '@site/scripts/docs-lint/alternativeText';
import {maskDocusaurusSyntax} from '@site/scripts/docs-lint/docusaurusSyntax';
import headings from '@site/scripts/docs-lint/headings';
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
    ['Text\n', ['1: Expected one title: a line that begins with `# `']],
    ['## A\n', ['1: Expected the page\'s title (`# `) before "A"']],
    ['# A\n\n# B\n', ['3: Expected one title, found a second: make "B" a section']],
    ['# A\n\n<Card>\n\n### B\n\n</Card>\n', []],
  ])('%j', async (page, messages) => {
    expect(await lint(headings, page)).toEqual(messages);
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
