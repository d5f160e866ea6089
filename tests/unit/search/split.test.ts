import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {headingsOf} from '../../../bench/search/foreignShard';
import {splitIndex} from '../../../bench/search/splitSearch';
import {splitShard} from '../../../src/plugins/search-index/split';
import {growEngine} from '../../../src/search/browser/growing';
import {SearchEngine} from '../../../src/search/engine';
import {urlOf, type SearchShard} from '../../../src/search/records';
import type {RankedSection} from '../../../src/search/rank';
import {packWords, unpackWords} from '../../../src/search/wordMap';
import {foreignShard} from './foreign';
import {page, section, shard} from './fixture';

const urls = (found: readonly RankedSection[]) =>
  found.map(({page: own, section: {anchor}}) => `${own.path}#${anchor}`);

describe('the word map', () => {
  it.each([
    ['nothing in common', ['alpha', 'beta']],
    ['a common beginning', ['delegate', 'delegated', 'delegates']],
    ['other scripts', ['größe', 'ÿ', '区']],
    ['more than 35 common letters', ['a'.repeat(40), `${'a'.repeat(40)}b`]],
  ])('is the same after packing words with %s', (_what, words) => {
    const entries = words.map((spelling, at) => ({
      spelling,
      written: at % 2 === 0,
      times: 3 + 40 * at,
      sections: [0, 1, 77 + at],
    }));
    expect(unpackWords(packWords(entries))).toEqual(entries);
  });
});

describe('a small split index', () => {
  const split = splitIndex(shard);

  it('has no text in what every query downloads', () => {
    expect(split.head).not.toContain('signed blocks');
    expect([...split.content.values()].join('')).toContain('signed blocks');
  });

  it.each(['validator', 'maintenance slashed', 'unbon', 'how long do I wait for unbonding?', 'tx'])(
    'answers %s as the whole one, with its texts',
    (query) => {
      const {found} = split.reader()(query);
      expect(urls(found)).toEqual(urls(SearchEngine.of(shard).search(query)));
      expect(found[0]?.section.text).not.toBe('');
    },
  );

  it('is built from chunks as they arrive', () => {
    const growing = growEngine();
    for (let at = 0; at < split.head.length; at += 100) {
      growing.take(split.head.slice(at, at + 100));
    }
    const engine = growing.finish(split.head);
    expect(urls(engine?.search('unbonding') ?? [])[0]).toBe('/staking/overview#unbonding');
  });

  it('finds headings where no part can be had', () => {
    const without = new Set(split.content.keys());
    expect(split.reader()('unbonding', without)).toMatchObject({parts: []});
    expect(urls(split.reader()('unbonding', without).found)[0]).toBe('/staking/overview#unbonding');
  });
});

it('leaves most parts as they are when a page is edited or added', () => {
  const before = foreignShard(60);
  const edited: SearchShard = {
    ...before,
    pages: before.pages.map((own, at) =>
      at === 30
        ? {...own, sections: own.sections.map((old) => ({...old, text: `${old.text} edited`}))}
        : own,
    ),
  };
  const extra = page('/extra', 'Extra', [section(1, 'Extra', 'One more page.')]);
  const added: SearchShard = {...before, pages: [...before.pages, extra]};
  const names = new Set(splitShard(before).parts.map(({name}) => name));
  const changed = (after: SearchShard, kind: string) => {
    const parts = splitShard(after).parts.filter(({name}) => name.startsWith(kind));
    return parts.filter(({name}) => !names.has(name)).length / parts.length;
  };
  expect(changed(edited, 'texts')).toBeLessThan(0.15);
  expect(changed(edited, 'words')).toBeLessThan(0.15);
  expect(changed(added, 'texts')).toBeLessThan(0.05);
  expect(changed(added, 'words')).toBeLessThan(0.15);
});

describe('a split index of 300 foreign pages', () => {
  const large = foreignShard(300);
  const split = splitIndex(large);
  const whole = SearchEngine.of(large);
  const bytes = (text: string) => brotliCompressSync(text).length;
  const phrases = large.pages
    .flatMap(({sections}) => sections.filter(({text}) => text.split(' ').length > 12))
    .filter((_, at) => at % 60 === 0)
    .map(({text}) => text.split(' ').slice(4, 9).join(' '));
  const asked = [...headingsOf(large, 40), ...phrases];
  const answers = asked.map((query) => {
    const expected = urls(whole.search(query)).slice(0, 5);
    const {found, parts} = split.reader()(query);
    const first = urls(found).slice(0, 5);
    return {
      query,
      same: expected[0] === first[0],
      common: expected.filter((url) => first.includes(url)).length / Math.max(expected.length, 1),
      parts,
      missing: found.slice(0, 5).filter((hit) => hit.section.text === '' && !hit.byHeading).length,
    };
  });
  const share = (value: (answer: (typeof answers)[number]) => number) =>
    answers.reduce((sum, answer) => sum + value(answer), 0) / answers.length;

  it('agrees with the whole one', () => {
    const first = share(({same}) => Number(same));
    const five = share(({common}) => common);
    console.warn(`${answers.length} queries: first ${first.toFixed(3)}, five ${five.toFixed(3)}`);
    expect(first).toBeGreaterThanOrEqual(0.95);
    expect(five).toBeGreaterThanOrEqual(0.9);
  });

  it('has the texts of the first hits', () => {
    expect(share(({missing}) => missing)).toBeLessThan(0.1);
  });

  it('costs at most 150 KB before the first hits of a query', () => {
    const head = bytes(split.head);
    const costs = answers.map(({parts}) =>
      parts.reduce((sum, name) => sum + bytes(split.content.get(name) ?? ''), head),
    );
    console.warn(`head ${head}, with parts at most ${Math.max(...costs)} bytes after Brotli`);
    expect(Math.max(...costs)).toBeLessThanOrEqual(150_000);
  });
});

it('has an address for what it finds in a part', () => {
  const [first] = splitIndex(shard).reader()('empty machine').found;
  expect(first && urlOf(first.page, first.section)).toBe('/validator/run-val');
});
