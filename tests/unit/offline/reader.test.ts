import {describe, expect, test, vi} from 'vitest';
import {dateWithAge, megabytes} from '@site/src/components/Offline/amounts';
import type {Kept} from '@site/src/components/Offline/offlineCopies';
import {rowsOf} from '@site/src/components/Offline/rows';
import {standingOf} from '@site/src/components/Offline/standing';
import type {Copy, State} from '@site/src/offline/state';

vi.mock('@docusaurus/Translate', () => import('../englishTexts'));

const edition = {version: '2.0.0', label: '2.0.0', home: '', deploy: 'd', bytes: 1, count: 1};
const copy: Copy = {...edition, id: 'a', list: 'l', cache: 'copy a', savedAt: 1000};
const state: State = {format: 1, keepsPages: false, copies: [copy], partial: [], replaced: []};
const kept: Kept = {
  canKeep: true,
  jobs: {},
  pages: 0,
  state,
  origin: {kind: 'copy', cache: 'copy a', savedAt: 1000},
};
const offer = (id: string) => ({...edition, id, list: 'l'});

describe('the note of a page', () => {
  test.each<[string, Partial<Kept>]>([
    ['current', {offers: [offer('a')]}],
    ['current', {offers: null}],
    ['outdated', {offers: [offer('b')]}],
    ['replaced', {origin: {kind: 'copy', cache: 'copy b', savedAt: 1}}],
    ['page', {origin: {kind: 'page', address: 'x', savedAt: 1}}],
  ])('says that it is %s', (kind, change) => {
    expect(standingOf({...kept, ...change})?.kind).toBe(kind);
  });

  test('is absent on a page from the network', () => {
    expect(standingOf({...kept, origin: null})).toBeUndefined();
  });
});

describe('the versions of the dialog', () => {
  test('are those offered and those kept, Next last', () => {
    const rows = rowsOf({...kept, offers: [{...offer('n'), version: 'current', label: 'Next'}]});
    expect(rows.map(({label}) => label)).toEqual(['2.0.0', 'Next']);
  });

  test('are outdated when the site offers another edition', () => {
    expect(rowsOf({...kept, offers: [offer('b')]})[0]?.isOutdated).toBe(true);
    expect(rowsOf({...kept, offers: [offer('a')]})[0]?.isOutdated).toBe(false);
    expect(rowsOf({...kept, offers: null})[0]?.isOutdated).toBe(false);
  });
});

test('sizes and dates are for readers', () => {
  expect(megabytes(14_973_188, 'en')).toBe('15 MB');
  const day = new Date(2026, 10, 23, 23, 0).getTime();
  expect(dateWithAge(day, day, 'en')).toBe('Nov 23, 2026 (today)');
  expect(dateWithAge(day, new Date(2026, 10, 24, 1, 0).getTime(), 'en')).toBe(
    'Nov 23, 2026 (yesterday)',
  );
  expect(dateWithAge(day, new Date(2026, 10, 28).getTime(), 'en')).toBe(
    'Nov 23, 2026 (5 days ago)',
  );
});
