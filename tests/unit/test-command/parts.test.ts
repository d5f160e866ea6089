import {expect, test} from 'vitest';
import {PARTS, partsOf} from '../../../scripts/test/parts';
import tools from '../../tools.json';

test('without a name there are all parts, else those that are named', () => {
  expect([...partsOf([])]).toEqual(PARTS);
  expect([...partsOf(['browser', 'checks'])]).toEqual(['checks', 'browser']);
});

test('a name that is none is refused, with those that are', () => {
  expect(() => partsOf(['unit', 'units'])).toThrow(/no part is called units\. Expected .*unit/);
});

test('every tool is needed by parts that there are', () => {
  for (const {parts} of tools) {
    expect(parts).not.toEqual([]);
    expect([...partsOf(parts)]).toHaveLength(parts.length);
  }
});
