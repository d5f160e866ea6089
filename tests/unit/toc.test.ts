import {expect, it} from 'vitest';
import {breakNames} from '@site/src/theme/TOC/breakNames';
import {scrollToShow} from '@site/src/theme/TOC/scrollToShow';

const frame = {top: 100, bottom: 600};

it('the contents list does not scroll while the entry is visible', () => {
  expect(scrollToShow({top: 300, bottom: 320}, frame)).toBe(0);
});

it('it scrolls down to an entry below, with a margin', () => {
  expect(scrollToShow({top: 700, bottom: 720}, frame)).toBe(220);
});

it('it scrolls up to an entry above, with a margin', () => {
  expect(scrollToShow({top: 50, bottom: 70}, frame)).toBe(-150);
});

it('a long one-word name may break before its capitals, other entries are unchanged', () => {
  const entry = (value: string) => ({value, id: 'x', level: 3});
  expect(
    breakNames([
      entry('eth_getTransactionByHash'),
      entry('eth_call'),
      entry('A title of several words'),
    ]),
  ).toEqual([
    entry('eth_get<wbr>Transaction<wbr>By<wbr>Hash'),
    entry('eth_call'),
    entry('A title of several words'),
  ]);
});
