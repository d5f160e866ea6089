import {expect, test} from 'vitest';
import {PARTS, partsOf} from '../../../scripts/test/parts';
import tools from '../../tools.json';

test('without a name all parts are selected, else the named ones', () => {
  expect([...partsOf([])]).toEqual(PARTS);
  expect([...partsOf(['browser', 'checks'])]).toEqual(['checks', 'browser']);
});

test('an unknown name is rejected, with the known ones', () => {
  expect(() => partsOf(['unit', 'units'])).toThrow(/no part is called units\. Expected .*unit/);
});

test('every tool is used by existing parts', () => {
  for (const {parts} of tools) {
    expect(parts).not.toEqual([]);
    expect([...partsOf(parts)]).toHaveLength(parts.length);
  }
});
