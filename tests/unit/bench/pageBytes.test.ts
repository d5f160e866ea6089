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

test('files count as compressed at the highest level whatever copies there are, small ones as they are', () => {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  };
  const script = 'a text of some length, '.repeat(200);
  write('s.css', 'x'.repeat(300));
  write('later.css', 'x'.repeat(70));
  write('a.js', script);
  write('a.js.br', 'x'.repeat(1000));
  write('m.js', 'x'.repeat(20));
  write('page/index.html', html);
  expect(pageBytes(folder, '/page')).toEqual({
    html: html.length,
    css: 300,
    laterCss: 70,
    js: brotliCompressSync(script).length + 20,
    jsRaw: script.length + 20,
    requests: 6,
  });
});

test('styles in a page count by how much they enlarge it', () => {
  const file = path.join(folder, 'styled/index.html');
  const text = 'Some text of a page, which is longer than what is too small to compress. '.repeat(
    20,
  );
  const page = (styles: string) => `<head>${styles}</head><body><p>${text}</p></body>`;
  const bytes = (html: string) => brotliCompressSync(html).length;
  const styled = (styles: string) => {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, page(styles));
    return pageBytes(folder, '/styled').css;
  };
  expect(styled('')).toBe(0);
  for (const styles of ['p{color:red}', 'p{color:red}a{margin:17px 4px}'].map(
    (rules) => `<style>${rules}</style>`,
  ))
    expect(styled(styles)).toBe(bytes(page(styles)) - bytes(page('')));
});
