import {describe, expect, it} from 'vitest';
import {onlyMarks, readAnswer} from '../../../src/search/browser/readAnswer';

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
  it('makes addresses absolute and drops null levels', () => {
    expect(read(hit)[0]).toMatchObject({url: `${ORIGIN}/x#y`, hierarchy: {lvl0: 'A', lvl1: 'B'}});
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
    ];
    expect(read(...broken, hit)).toHaveLength(1);
  });

  it('gives a hit without an id one', () => {
    expect(read({...hit, objectID: undefined})[0]?.objectID).toBe(`${ORIGIN}/x#y:lvl1`);
  });

  it('leaves of HTML only the marks', () => {
    expect(onlyMarks('<mark>a</mark><img src=x onerror=alert(1)><mark onclick=x>')).toBe(
      '<mark>a</mark>&lt;img src=x onerror=alert(1)>&lt;mark onclick=x>',
    );
    const [found] = read({...hit, _snippetResult: {content: {value: '<script>1</script>'}}});
    expect(found?._snippetResult?.content?.value).toBe('&lt;script>1&lt;/script>');
  });

  it('keeps of levels, marks and snippets only texts', () => {
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
      url: `${ORIGIN}/x#y`,
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'B', lvl1: 'B'},
      _highlightResult: {hierarchy: {lvl1: {value: '&lt;b>B&lt;/b>'}}},
    });
  });

  it.each([null, undefined, 'html', {}, {results: []}, {results: [{}]}, {results: 'x'}])(
    'refuses %j',
    (answer) => {
      expect(() => readAnswer(answer, ORIGIN)).toThrow(/something else than hits/u);
    },
  );
});
