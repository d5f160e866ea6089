import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parseJson} from '../../../../src/workbench/form/jsonText';

test.each([
  ['', 1, 1, 'value'],
  ['[1,]', 1, 4, 'value'],
  ['[1 2]', 1, 4, 'commaOrEnd'],
  ['{"a" 1}', 1, 6, 'colon'],
  ['{a: 1}', 1, 2, 'name'],
  ['[\n  "x",\n  \'y\'\n]', 3, 3, 'value'],
  ['[1] 2', 1, 5, 'end'],
  ['{"a": 1', 1, 8, 'commaOrEnd'],
  ['["a\nb"]', 1, 2, 'value'],
  ['[01]', 1, 3, 'commaOrEnd'],
  ['['.repeat(70), 1, 65, 'lessDepth'],
])('%j', (text, line, column, expected) => {
  expect(parseJson(text)).toEqual({fault: {line, column, expected}});
});

test('it accepts what JSON.parse accepts, and nothing else', () => {
  const nearly = fc
    .record({
      text: fc.json({maxDepth: 4}),
      at: fc.nat(),
      sign: fc.constantFrom(...'{ } [ ] , : " \\ 0 . e - t n'.split(' ')),
    })
    .map(({text, at, sign}) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + sign + text.slice(place + (at % 2));
    });
  let refused = 0;
  fc.assert(
    fc.property(fc.oneof(fc.json(), nearly), (text) => {
      let expected: unknown;
      try {
        expected = {value: JSON.parse(text) as unknown};
      } catch {
        refused += 1;
        expect(parseJson(text)).toHaveProperty('fault');
        return;
      }
      expect(parseJson(text)).toEqual(expected);
    }),
    {numRuns: 1000},
  );
  expect(refused).toBeGreaterThan(100);
});
