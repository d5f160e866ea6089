import {expect, test} from 'vitest';
import {sizeReport} from '@site/bench/bytes/difference';
import type {PageBytes} from '@site/bench/bytes/pageBytes';

const bytes = (change: Partial<PageBytes> = {}): PageBytes => ({
  html: 20_000,
  css: 5000,
  laterCss: 3000,
  js: 100_000,
  jsRaw: 300_000,
  requests: 12,
  ...change,
});

test('unchanged pages have no row', () => {
  const before = bytes();
  expect(sizeReport([{page: '/a', before, now: bytes({html: 20_049, js: 99_951})}])).toBe(
    'No page changed by 50 bytes or more.',
  );
});

test('growth and reduction are shown with their sign, if significant', () => {
  const report = sizeReport([
    {page: '/a', before: bytes(), now: bytes({html: 20_400, js: 98_000})},
    {page: '/same', before: bytes(), now: bytes()},
  ]);
  expect(report).toContain('| /a | 20.4 (+400 B) | 5.0 | 3.0 | 98.0 (-2000 B) |');
  expect(report).not.toContain('/same');
});

test('new and removed pages are named', () => {
  const report = sizeReport([
    {page: '/new', before: undefined, now: bytes()},
    {page: '/gone', before: bytes(), now: undefined},
  ]);
  expect(report).toContain('| /new, new | 20.0 | 5.0 | 3.0 | 100.0 |');
  expect(report).toContain('| /gone | gone |');
});
