import {expect, test} from 'vitest';
import {moveAddress} from '@site/scripts/move-anchor/move';

const queries = {
  file: 'queries.json',
  text: '[{"accepts": ["/a#old", "/a#older"]}, {"accepts": ["/a#old"]}]',
};
const words = {file: 'words.json', text: '{"/a#old": "day", "/b": "night"}'};
const other = {file: 'other.json', text: '["/b"]'};

test('an address is moved in every file that has it, and no other address', () => {
  expect(moveAddress([queries, words, other], '/a#old', '/a#new')).toEqual([
    {
      file: 'queries.json',
      text: '[{"accepts": ["/a#new", "/a#older"]}, {"accepts": ["/a#new"]}]',
      count: 2,
    },
    {file: 'words.json', text: '{"/a#new": "day", "/b": "night"}', count: 1},
  ]);
});

test('an address that no file has is an error that shows what an address looks like', () => {
  expect(() => moveAddress([queries], '/a#gone', '/a#new')).toThrow(
    /No label has the address \/a#gone.*\/staking\/overview#day/,
  );
});

test('words of two sections are not lost by joining their keys', () => {
  expect(() => moveAddress([words], '/a#old', '/b')).toThrow('words.json has both /a#old and /b');
});
