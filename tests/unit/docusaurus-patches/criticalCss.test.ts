import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {
  CriticalCss,
  criticalCss,
  withCriticalCss,
} from '../../../src/docusaurus-patches/critical-css/criticalCss';

const folder = mkdtempSync(path.join(tmpdir(), 'first-look-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('critical CSS', () => {
  const pages = [
    '<html data-theme=light><body class=wide><div class="card card--big" style="top:var(--tint)">',
    '<p id=end>',
  ];

  test.each([
    ['of elements, classes and ids of any of the pages', 'p,.card.card--big,#end{color:red}'],
    ['of modes and of widths', '[data-theme=dark] .wide{color:red}@media (width<9px){p{top:0}}'],
    ['of an element that another state excludes', '.card:not(:hover){color:red}'],
    ['custom properties that a page reads', '.card{--tint:1px}'],
  ])('includes styles %s', (_, css) => {
    expect(criticalCss(css, pages)).toBe(css);
  });

  test.each([
    ['of what scripts show', '.menu--open{color:red}'],
    ['of what a reader reaches for', '.card:hover,a:focus-visible{color:red}'],
    ['on paper', '@media print{p{color:red}}'],
    ['that say how things change', '.card{transition:color 1s;cursor:pointer;outline:0}'],
  ])('excludes styles %s', (_, css) => {
    expect(criticalCss(css, pages)).toBe('');
  });
});

describe('a page', () => {
  test('has critical CSS in its head and its style sheets after its content, in their order', () => {
    const html =
      '<head><link rel=stylesheet href=/a.css><link rel="stylesheet" href="/b.css"></head><body><p>';
    expect(withCriticalCss(`${html}</body></html>`, 'p{top:0}')).toBe(
      '<head><style>p{top:0}</style></head><body><p><link rel=stylesheet href=/a.css><link rel="stylesheet" href="/b.css"></body></html>',
    );
    expect(withCriticalCss('<link rel=stylesheet href=/a.css><body><p>', '$&')).toBe(
      '<style>$&</style><body><p><link rel=stylesheet href=/a.css>',
    );
  });

  test('without style sheets is unchanged', () => {
    expect(withCriticalCss('<link rel=icon href=/i.svg><p>', 'p{top:0}')).toBe(
      '<link rel=icon href=/i.svg><p>',
    );
  });
});

describe('the pages of a site', () => {
  writeFileSync(path.join(folder, 'all.css'), '.a{top:0}.b{top:1px}');
  writeFileSync(path.join(folder, 'search.css'), '.c{top:2px}');
  const all = '<link rel=stylesheet href=/all.css>';
  const styleOf = (html?: string) => /<style>(?<text>.*)<\/style>/u.exec(html ?? '')?.groups?.text;

  test('share critical CSS with those that have the same style sheets, except the RPC reference', async () => {
    const inSite = (name: string) => path.join(folder, name, 'index.html');
    const pages = new Map([
      [inSite('one'), `${all}<i class=a>`],
      [inSite('next/two'), `${all}<i class=b>`],
      [inSite('search'), `${all}<link rel=stylesheet href=/search.css><i class=c>`],
      [inSite('plain'), '<p>'],
      [inSite('rpc/net'), `${all}<i class=b>`],
      [inSite('next/rpc/eth'), `${all}<i class=b>`],
    ]);
    const rewriter = new CriticalCss(folder);
    for (const [file, html] of pages) rewriter.note(file, html);
    const inserted = await rewriter.prepare();
    const styles = [...pages].map(([file, html]) => styleOf(rewriter.rewrite(file, html)));
    expect(new Set(inserted)).toEqual(new Set(styles.filter((style) => style !== undefined)));
    expect(styles).toEqual([
      '.a{top:0}.b{top:1px}',
      '.a{top:0}.b{top:1px}',
      '.c{top:2px}',
      undefined,
      '.b{top:1px}',
      '.b{top:1px}',
    ]);
  });

  test('must not link a missing style sheet', async () => {
    const rewriter = new CriticalCss(folder);
    rewriter.note('build/one.html', '<link rel=stylesheet href=/gone.css>');
    await expect(rewriter.prepare()).rejects.toThrow(
      'build/one.html links the style sheet /gone.css, which is not in the build',
    );
  });
});
