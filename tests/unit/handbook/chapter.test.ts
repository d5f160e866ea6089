import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {chapterOf, readPage, type ReadPage} from '../../../src/handbook/chapter';
import {byPath} from '../../../src/handbook/links';
import {builtPage, pageOf} from './pages';

function printed(page: ReadPage, ...others: ReadPage[]): string {
  return toHtml(
    chapterOf(page, {
      origin: 'https://docs.example',
      chapters: byPath([page, ...others]),
      picture: (path) => (path === '/img/a.svg' ? 'data:image/svg+xml;base64,AA==' : undefined),
    }).children,
  );
}

test('ids and what refers to them belong to their page', () => {
  const page = pageOf(
    '/a/b',
    '<h2 id=x>X</h2><p aria-describedby="x gone"><svg><marker id=m></marker><path marker-end="url(#m)"></path></svg>',
  );
  const html = printed(page);
  expect(html).toContain('id="a/b--x"');
  expect(html).toContain('aria-describedby="a/b--x"');
  expect(html).toMatch(/marker-end="url\((?:&#x22;|")#a\/b--m/u);
});

test.each([
  ['#x', '#a--x'],
  ['/b#y', '#next/index--y'],
])('a link of another version leaves the handbook, one of it does not: %s', (href, within) => {
  const first = pageOf('/a', `<h2 id=x>X</h2><a href="${href}">link</a>`);
  const inNext = pageOf('/next/', '<h2 id=y>Y</h2>');
  const expected = href.startsWith('#') ? within : 'https://docs.example/b#y';
  expect(printed(first, inNext)).toContain(`href="${expected}"`);
});

test.each([
  ['/b', '#b'],
  ['/b/', '#b'],
  ['b#y', '#b--y'],
  ['https://docs.example/b#y', '#b--y'],
  ['/b#gone', '#b'],
  ['/', '#index'],
  ['/file.json', 'https://docs.example/file.json'],
  ['https://other.example/b', 'https://other.example/b'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('a link to %s becomes %s', (href, expected) => {
  const html = printed(
    pageOf('/a', `<a target=_blank href="${href}">link</a>`),
    pageOf('/b', '<h2 id=y>Y</h2>'),
    pageOf('/', '<p>First</p>'),
  );
  expect(html).toBe(`<a href="${expected}">link</a>`);
});

test('controls go, folded parts are open, and what a tool shows stays', () => {
  const html = printed(
    pageOf(
      '/a',
      '<h2 id=x>X<a class=hash-link href=#x>#</a></h2><button>Copy</button><details name=one><summary>More</summary>Text</details>' +
        '<form><div class=tool-field><label for=s>Stake</label><span><input id=s value=5><span class=tool-unit>EXN</span></span></div><p>Earns 1</p></form><form role=search><p>Find</p></form>',
    ),
  );
  expect(html).toBe(
    '<h2 id="a--x">X</h2><details open><summary>More</summary>Text</details><div><p>Stake: 5 EXN</p><p>Earns 1</p></div>',
  );
});

test('tabs stand one below the other with their labels', () => {
  const html = printed(
    pageOf(
      '/a',
      '<div><ul role=tablist><li role=tab>One</li><li role=tab>Two</li></ul><div><div role=tabpanel>1</div><div role=tabpanel hidden>2</div></div></div>',
    ),
  );
  expect(html).toBe(
    '<div><div><div><p class="tab">One</p>1</div><div><p class="tab">Two</p>2</div></div></div>',
  );
});

test('pictures of the site are part of the document, others keep their address', () => {
  const html = printed(
    pageOf(
      '/a',
      '<img src=/img/a.svg srcset="x 2x"><img src=https://o.example/b.png><iframe title=Film src=/film></iframe>',
    ),
  );
  expect(html).toBe(
    '<img src="data:image/svg+xml;base64,AA=="><img src="https://o.example/b.png"><p class="played"><a href="https://docs.example/film">Film</a></p>',
  );
});

test('what is no document is not read', () => {
  const document = {path: '/search', title: 'Search', category: 'Pages'};
  expect(readPage('<html><body><main>Search</main>', document)).toBeUndefined();
  expect(readPage(builtPage('x'), document)?.changed).toBe('2026-03-01');
});
