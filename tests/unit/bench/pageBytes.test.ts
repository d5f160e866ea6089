import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, expect, test} from 'vitest';
import {filesOfPage, pageBytes} from '../../../bench/bytes/pageBytes';

const folder = mkdtempSync(path.join(tmpdir(), 'page-bytes-'));
afterAll(() => rmSync(folder, {recursive: true}));

const html = `<head><link rel=stylesheet href=/s.css><link rel=preload as=image href=/i.svg>
<link rel=icon href=/favicon.ico><link rel=prefetch href=/later.js><link rel=modulepreload href=/m.js>
<link rel=preload as=script href=/a.js><script src=/a.js defer></script><script>inline()</script></head>
<body><p>Text</p><link rel=stylesheet href=/later.css></body>`;

test('finds the files that a page needs to start, each once, and no others', () => {
  expect(filesOfPage(html)).toEqual({
    scripts: ['/m.js', '/a.js'],
    styles: ['/s.css'],
    laterStyles: ['/later.css'],
    other: ['/i.svg'],
  });
});

test('compressed copies are counted if there are any, and files that are too small for one', () => {
  const write = (file: string, bytes: number) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), 'x'.repeat(bytes));
  };
  write('page/index.html.br', 50);
  write('s.css', 300);
  write('later.css', 70);
  write('a.js', 4000);
  write('a.js.br', 1000);
  write('m.js', 20);
  writeFileSync(path.join(folder, 'page/index.html'), html);
  expect(pageBytes(folder, '/page')).toEqual({
    html: 50,
    css: 300,
    laterCss: 70,
    js: 1020,
    jsRaw: 4020,
    requests: 6,
  });
});

test('without copies, files count as compressed at the highest level', () => {
  const text = 'a text of some length, '.repeat(100);
  mkdirSync(path.join(folder, 'plain'));
  writeFileSync(path.join(folder, 'plain/index.html'), text);
  expect(pageBytes(folder, '/plain').html).toBe(brotliCompressSync(text).length);
});

test('styles in a page count by how much they enlarge it', () => {
  const file = path.join(folder, 'styled/index.html');
  const page = (styles: string) => `<head>${styles}</head><body><p>Some text of a page</p></body>`;
  const bytes = (html: string) => brotliCompressSync(html).length;
  const styled = (styles: string) => {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, page(styles));
    writeFileSync(`${file}.br`, brotliCompressSync(page(styles)));
    return pageBytes(folder, '/styled').css;
  };
  expect(styled('')).toBe(0);
  for (const styles of ['p{color:red}', 'p{color:red}a{margin:17px 4px}'].map(
    (rules) => `<style>${rules}</style>`,
  ))
    expect(styled(styles)).toBe(bytes(page(styles)) - bytes(page('')));
});
