import {expect, it} from 'vitest';
import {printJson} from '@site/src/openrpc/printJson';

it('JSON is broken into lines where it does not fit', () => {
  expect(printJson({a: [1, 2], b: null}, 40)).toBe('{"a": [1, 2], "b": null}');
  expect(printJson({a: [1, 2], b: {c: 'd'}}, 17)).toBe('{\n  "a": [1, 2],\n  "b": {"c": "d"}\n}');
  expect(printJson({a: [1, 2], b: {c: 'd'}}, 16)).toBe(
    '{\n  "a": [1, 2],\n  "b": {\n    "c": "d"\n  }\n}',
  );
  expect(printJson({}, 1)).toBe('{}');
});

it('numbers of a list share lines', () => {
  expect(printJson({a: [100, 20, 3, 40, 5]}, 14)).toBe(
    '{\n  "a": [\n    100, 20,\n    3, 40, 5\n  ]\n}',
  );
});
