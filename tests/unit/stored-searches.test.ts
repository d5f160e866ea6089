import {describe, expect, test} from 'vitest';
import {areSearches, SEARCHES} from '@site/src/components/SearchModal/keptSearches';

const search = {
  objectID: '1',
  url: '/endpoint#x',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'Endpoint', lvl2: 'X', lvl3: null},
};

test('what DocSearch writes is kept', () => {
  expect(areSearches('[]')).toBe(true);
  expect(areSearches(JSON.stringify([search, {...search, type: 'content', content: 'x'}]))).toBe(
    true,
  );
  expect(SEARCHES.test('__DOCSEARCH_RECENT_SEARCHES__docs')).toBe(true);
  expect(SEARCHES.test('__DOCSEARCH_FAVORITE_SEARCHES__docs')).toBe(true);
  expect(SEARCHES.test('theme')).toBe(false);
});

describe('what it could not show is not', () => {
  test.each([
    '',
    '{',
    '7',
    'null',
    '{}',
    '[null]',
    '[{}]',
    JSON.stringify([search]).slice(0, -9),
    JSON.stringify([{...search, url: 7}]),
    JSON.stringify([{...search, objectID: undefined}]),
    JSON.stringify([{...search, type: 'lvl9'}]),
    JSON.stringify([{...search, hierarchy: null}]),
    JSON.stringify([{...search, hierarchy: {lvl0: {}}}]),
    JSON.stringify([{...search, content: ['x']}]),
    JSON.stringify(Array.from({length: 2_000}, () => search)),
  ])('%#', (text) => {
    expect(areSearches(text)).toBe(false);
  });
});
