import {expect, test} from 'vitest';
import type {SearchHit} from '@site/src/search/hit';
import {IDLE, answered, begun, failed} from '@site/src/theme/SearchPage/searchState';

const hit = (objectID: string) => ({objectID}) as SearchHit;
const answer = (ids: string[], nbPages = 3) => ({
  hits: ids.map(hit),
  nbHits: 9,
  nbPages,
  nearest: [],
});

test('pages of hits are appended, and the last leaves no more', () => {
  const first = answered(begun(IDLE), 0, answer(['a', 'b']));
  expect(first).toMatchObject({kind: 'found', total: 9, hasMore: true});
  const second = answered(begun(first), 1, answer(['c']));
  expect(second).toMatchObject({hits: ['a', 'b', 'c'].map(hit), hasMore: true});
  expect(answered(begun(second), 2, answer(['d']))).toMatchObject({hasMore: false});
});

test('a failed further page keeps the hits before it; a retry appends to them', () => {
  const first = answered(begun(IDLE), 0, answer(['a', 'b']));
  const lost = failed(begun(first), 1);
  expect(lost).toEqual({...first, kind: 'failed'});
  const again = begun(lost);
  expect(again).toEqual({...first, kind: 'loading'});
  expect(answered(again, 1, answer(['c'])).hits).toEqual(['a', 'b', 'c'].map(hit));
});

test('a failed search shows no hits of the one before', () => {
  const before = answered(begun(IDLE), 0, answer(['a']));
  expect(begun(before).hits).toEqual([hit('a')]);
  expect(failed(begun(before), 0)).toEqual({...IDLE, kind: 'failed'});
  expect(answered(begun(before), 0, answer(['b'])).hits).toEqual([hit('b')]);
});
