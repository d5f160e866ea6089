import {expect, it} from 'vitest';
import {rowOfSnippet} from '../../../src/plugins/fragments/rows';

const ROWS = [
  'A list of errors. -32000 invalid block range -32000 exceed maximum block range: 5000 The operator says so.',
  '-32000 invalid block range params, operator',
  '-32000 exceed maximum block range: 5000 The operator runs it.',
  'Nothing at all.',
];

it.each([
  ['the words that matched', '…<mark>exceed</mark> <mark>maximum</mark> block…', 2],
  ['the other words, where several match', '<mark>invalid</mark> block range params', 1],
  ['escaped characters', '&quot;<mark>exceed</mark>&quot; &lt;<mark>maximum</mark>&gt;', 2],
  ['any case', '<mark>NOTHING</mark>', 3],
])('finds the row by %s', (_what, snippet, expected) => {
  expect(rowOfSnippet(snippet, ROWS)).toBe(expected);
});

it('finds none if no row has a highlighted word', () => {
  expect(rowOfSnippet('<mark>validator</mark> list of errors', ROWS)).toBe(-1);
  expect(rowOfSnippet('', ROWS)).toBe(-1);
  expect(rowOfSnippet('<mark>x</mark>', [])).toBe(-1);
});
