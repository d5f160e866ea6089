import {expect, test} from 'vitest';
import {corpusQueries, corpusShard} from '@site/bench/foreign/corpus';
import {measure, success} from '@site/bench/search/measure';
import {SearchEngine} from '@site/src/search/engine';
import type {SearchSection, SearchShard} from '@site/src/search/records';

const measured = measure(corpusShard(), corpusQueries(), '');
const of = (kind: string) => success(measured.filter((query) => query.class === kind));

test('of pages that the ranking was not tuned on, every title and every heading is found first', () => {
  expect(measured.filter(({rank, class: kind}) => kind !== 'question' && rank !== 1)).toEqual([]);
  expect(of('title').queries).toBeGreaterThan(15);
  expect(of('heading').queries).toBeGreaterThan(40);
});

test('questions about them are answered as well as when this was measured', () => {
  expect(of('question').at1).toBeGreaterThanOrEqual(0.73);
  expect(of('question').at5).toBeGreaterThanOrEqual(0.96);
});

const section = (level: number, anchor: string, heading: string, text = ''): SearchSection => ({
  level,
  anchor,
  heading,
  text,
});

function first(query: string, ...pages: [path: string, ...SearchSection[]][]): string {
  const shard: SearchShard = {
    tag: 't',
    version: 'v',
    language: 'en',
    pages: pages.map(([path, ...sections]) => {
      const label = sections[0]?.heading ?? '';
      return {path, trail: label, label, keywords: '', sections};
    }),
  };
  const [hit] = SearchEngine.of(shard).search(query);
  return hit ? `${hit.page.path}#${hit.section.anchor}` : '';
}

test('a page comes before a section of the same name, whatever their texts say', () => {
  const about = 'Snapshots are made daily. A snapshot is pruned. Take snapshots of snapshots.';
  expect(
    first(
      'snapshots',
      ['/snapshots', section(1, '', 'Snapshots', 'How to save the state of a disk.')],
      ['/commands', section(1, '', 'Commands'), section(2, 'snapshots', 'Snapshots', about)],
    ),
  ).toBe('/snapshots#');
});

test('an exact heading comes before one with synonyms, and before a method of that name', () => {
  const text = 'Delete the folder to remove the program. Remove what you delete.';
  expect(
    first(
      'delete a folder',
      ['/a', section(1, '', 'Cleaning'), section(2, 'remove', 'Remove a folder', text)],
      ['/b', section(1, '', 'Commands'), section(2, 'delete', 'Delete a folder', 'See there.')],
    ),
  ).toBe('/b#delete');
  expect(
    first(
      'sign',
      ['/eth', section(1, '', 'eth'), section(2, 'eth_sign', 'eth_sign', 'How to sign.')],
      ['/guide', section(1, '', 'Guide'), section(2, 'sign', 'Sign', 'How to sign.')],
    ),
  ).toBe('/guide#sign');
});
