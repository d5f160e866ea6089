import {expect, test} from 'vitest';
import {patchesOn} from '@site/src/docusaurus-patches/switches';

const names = ['one', 'two', 'three'];

test.each([
  [undefined, ['one', 'two', 'three']],
  ['', ['one', 'two', 'three']],
  ['none', []],
  ['-two', ['one', 'three']],
  ['-two, -one', ['three']],
])('PATCHES=%s', (setting, expected) => {
  expect([...patchesOn(setting, names)]).toEqual(expected);
});

test.each(['two', '-four', '-one,four', 'all'])(
  'PATCHES=%s is reported, with the names',
  (wrong) => {
    expect(() => patchesOn(wrong, names)).toThrow(/PATCHES: expected .* -one, -two, -three\./u);
  },
);
