// cspell:ignore unstub
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {
  favouriteSearches,
  readSearches,
  recentSearches,
  type StoredSearch,
} from '@site/src/components/SearchModal/storedSearches';

const ORIGIN = 'https://docs.network.example';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

const search = {
  objectID: '1',
  url: '/endpoint#x',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'Endpoint', lvl2: 'X'},
} as unknown as StoredSearch;

const read = (...searches: unknown[]) => readSearches(JSON.stringify(searches), ORIGIN);

describe('stored searches', () => {
  test('of the modal are kept', () => {
    const content = {...search, objectID: '2', type: 'content', content: 'x'};
    expect(read(search, content)).toEqual([search, content]);
    expect(readSearches(null, ORIGIN)).toEqual([]);
  });

  test.each(['', '{', '7', 'null', '{}', '"x"', JSON.stringify([search]).slice(0, -9)])(
    '%j is empty',
    (text) => {
      expect(readSearches(text, ORIGIN)).toEqual([]);
    },
  );

  test('longer text than possible is empty', () => {
    expect(read(...Array.from({length: 2_000}, () => search))).toEqual([]);
  });

  test.each([
    null,
    7,
    {},
    {...search, url: 7},
    {...search, hierarchy: null},
    {...search, hierarchy: {lvl1: {}}},
    {...search, url: 'javascript:alert(1)'},
    {...search, url: 'https://evil.example/x'},
    {...search, url: '/%E0%A4%A'},
    {...search, url: '/endpoint#%E0%A4%A'},
  ])('%j is dropped, and the rest kept', (item) => {
    expect(read(item, search)).toEqual([search]);
  });

  test('have escaped texts, and addresses within the site', () => {
    const leave = '<meta http-equiv="refresh" content="0;url=https://evil.example">';
    const [stored] = read({
      ...search,
      url: '//evil.example/x',
      type: 'content',
      content: `<img src=x onerror=alert(1)>`,
      hierarchy: {lvl0: leave, lvl1: leave, other: leave},
      _snippetResult: {hierarchy: {lvl1: {value: leave}}},
    });
    expect(stored).toEqual({
      objectID: '1',
      url: '/evil.example/x',
      type: 'content',
      content: '&lt;img src=x onerror=alert(1)>',
      hierarchy: {lvl0: leave.replace('<', '&lt;'), lvl1: leave.replace('<', '&lt;')},
    });
  });
});

describe('in a browser', () => {
  let kept: Record<string, string>;

  beforeEach(() => {
    kept = {};
    vi.stubGlobal('window', {location: {origin: ORIGIN}});
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, text: string) => {
        kept[key] = text;
      },
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.resetModules();
  });

  const numbered = (count: number) =>
    Array.from({length: count}, (_, index) => ({...search, objectID: String(index)}));

  test('[9.8] [9.16] seven recent searches are shown, and four as soon as there is a favourite', () => {
    kept[RECENT] = JSON.stringify(numbered(12));
    const favourites = favouriteSearches('docs');
    const recent = recentSearches('docs', favourites);
    expect(recent.getAll()).toHaveLength(7);
    favourites.add({...search, objectID: '0'});
    recent.remove({...search, objectID: '0'});
    expect(recent.getAll().map(({objectID}) => objectID)).toEqual(['1', '2', '3', '4']);
    expect(JSON.parse(kept[FAVOURITE] ?? '')).toHaveLength(1);
    expect(JSON.parse(kept[RECENT] ?? '')).toHaveLength(4);
  });

  test('[9.9] ten favourites are kept', () => {
    const favourites = favouriteSearches('docs');
    for (const one of numbered(12)) favourites.add(one);
    expect(favourites.getAll().map(({objectID}) => objectID)).toEqual([
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
  });

  test('a repeated search comes first, once, and without its highlighting', () => {
    kept[RECENT] = JSON.stringify(numbered(3));
    const recent = recentSearches('docs', favouriteSearches('docs'));
    const again = {...search, objectID: '2', _snippetResult: {}, __autocomplete_id: 4};
    recent.add(again);
    expect(recent.getAll().map(({objectID}) => objectID)).toEqual(['2', '0', '1']);
    expect(JSON.parse(kept[RECENT] ?? '')).toEqual(recent.getAll());
    expect(recent.getAll()[0]).toEqual({...search, objectID: '2'});
  });

  test.each([
    ['there is no storage', null],
    [
      'only reading fails',
      {
        getItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        setItem: () => undefined,
      },
    ],
  ])(
    '[8.10] where %s, searches last as long as the modal, and only the site warns',
    async (_, storage) => {
      vi.stubGlobal('localStorage', storage);
      const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
      const fresh = await import('@site/src/components/SearchModal/storedSearches');
      const recent = fresh.recentSearches('docs', fresh.favouriteSearches('docs'));
      expect(recent.getAll()).toEqual([]);
      recent.add(search);
      expect(recent.getAll()).toEqual([search]);
      expect(warn).not.toHaveBeenCalled();
    },
  );
});
