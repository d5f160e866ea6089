import {describe, expect, it} from 'vitest';
import {readAnswer} from '../../../src/search/browser/readAnswer';
import {onlyMarks} from '../../../src/search/browser/readHit';

const ORIGIN = 'https://docs.network.example';
const hit = {
  objectID: '1',
  url: '/x#y',
  type: 'lvl1',
  hierarchy: {lvl0: 'A', lvl1: 'B', lvl2: null},
};

function read(...hits: unknown[]) {
  return readAnswer({results: [{hits, nbHits: hits.length}]}, ORIGIN).hits;
}

describe('readAnswer', () => {
  it('returns paths of this site and drops null levels', () => {
    expect(read(hit)[0]).toMatchObject({url: '/x#y', hierarchy: {lvl0: 'A', lvl1: 'B'}});
    expect(read(hit)[0]?.hierarchy).not.toHaveProperty('lvl2');
  });

  it('drops hits that cannot be shown and keeps the others', () => {
    const broken = [
      null,
      'x',
      {},
      {...hit, url: 7},
      {...hit, hierarchy: null},
      {...hit, url: 'javascript:alert(1)'},
      {...hit, url: '/%E0%A4%A'},
      {...hit, url: '/x#%E0%A4%A'},
      {...hit, url: 'https://'},
    ];
    expect(read(...broken, hit)).toHaveLength(1);
  });

  it.each([
    ['https://docs.network.example/x#y', '/x#y'],
    // The address of the deployed site, read on another host.
    ['https://deployed.example/x?a=1#y', '/x?a=1#y'],
    ['https://docs.network.example//evil.example/x', '/evil.example/x'],
    ['https://docs.network.example/\\\\evil.example/x', '/evil.example/x'],
    ['https://docs.network.example/.//evil.example/x', '/evil.example/x'],
    ['//evil.example//evil.example/x', '/evil.example/x'],
  ])('never leads away from the site: %s', (url, path) => {
    expect(read({...hit, url})[0]?.url).toBe(path);
  });

  it.each(['__proto__', 'hasOwnProperty', '<mark>__proto__</mark>'])(
    'prevents %s from being a property name, with an invisible character',
    (name) => {
      const [found] = read({...hit, hierarchy: {lvl0: name, lvl1: name}});
      expect(found?.hierarchy).toEqual({lvl0: `\u2060${name}`, lvl1: `\u2060${name}`});
    },
  );

  it('reads existing levels only', () => {
    const levels: unknown = JSON.parse('{"lvl1": "B", "__proto__": "C", "lvl9": "D"}');
    const [found] = read({...hit, type: '__proto__', hierarchy: levels});
    expect(found).toMatchObject({type: 'lvl1'});
    expect(Object.keys(found?.hierarchy ?? {})).toEqual(['lvl1', 'lvl0']);
  });

  it('adds an id to a hit without one', () => {
    expect(read({...hit, objectID: undefined})[0]?.objectID).toBe('/x#y:lvl1');
  });

  it('removes HTML except marks', () => {
    expect(onlyMarks('<mark>a</mark><img src=x onerror=alert(1)><mark onclick=x>')).toBe(
      '<mark>a</mark>&lt;img src=x onerror=alert(1)>&lt;mark onclick=x>',
    );
    const [found] = read({...hit, _snippetResult: {content: {value: '<script>1</script>'}}});
    expect(found?._snippetResult?.content?.value).toBe('&lt;script>1&lt;/script>');
  });

  it('accepts only texts as levels, marks and snippets', () => {
    const [found] = read({
      ...hit,
      type: 'lvl4',
      content: {toString: 'x'},
      hierarchy: {lvl0: 1, lvl1: 'B', lvl2: {a: 'b'}, lvl3: ['c']},
      _highlightResult: {hierarchy: {lvl0: null, lvl1: {value: '<b>B</b>'}, lvl2: {value: 2}}},
      _snippetResult: 'none',
    });
    expect(found).toEqual({
      objectID: '1',
      url: '/x#y',
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'B', lvl1: 'B'},
      _highlightResult: {hierarchy: {lvl1: {value: '&lt;b>B&lt;/b>'}}},
    });
  });

  it.each([null, undefined, 'html', {}, {results: []}, {results: [{}]}, {results: 'x'}])(
    'rejects %j',
    (answer) => {
      expect(() => readAnswer(answer, ORIGIN)).toThrow(/something else than hits/u);
    },
  );
});
