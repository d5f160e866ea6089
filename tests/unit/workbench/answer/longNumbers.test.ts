import {expect, test} from 'vitest';
import {exactJson, pointerOf} from '../../../../src/workbench/answer/longNumbers';
import {readAnswer} from '../../../../src/workbench/requests/readAnswer';

/** An answer as it is shown again. */
function shown(result: string): string {
  const [answer] = readAnswer(`{"jsonrpc":"2.0","id":1,"result":${result}}`, [1], false);
  if (answer?.kind !== 'result') throw new Error('no result');
  return exactJson(answer.result, answer.longNumbers);
}

test.each([
  '18446744073709551615',
  '[1,-9007199254740993,"18446744073709551615"]',
  '{"a/b":{"c~d":[{"gas":18446744073709551615}]},"text":"\ue00018446744073709551615"}',
  '{"gas":1e999,"small":0.1}',
])('%s keeps its digits, and its texts stay texts', (result) => {
  expect(shown(result).replaceAll(/\s+/gu, '')).toBe(result);
});

test('marks of long numbers in the data of an error are kept', () => {
  const text =
    '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"m","data":[9007199254740993]}}';
  expect(readAnswer(text, [1], false)).toEqual([
    {
      kind: 'error',
      error: {code: 3, message: 'm', data: ['9007199254740993']},
      longNumbers: ['/0'],
    },
  ]);
});

test('a pointer escapes what separates its parts', () => {
  expect(pointerOf(['a/b', 0, 'c~d'])).toBe('/a~1b/0/c~0d');
  expect(pointerOf([])).toBe('');
});
