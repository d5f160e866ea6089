import {expect, it} from 'vitest';
import {wordsOf} from '@site/src/theme/NotFound/Content/wordsOf';

it.each([
  ['/stacking/rewards', 'stacking rewards'],
  ['/next_steps-for%20all', 'next steps for 20all'],
  ['/', ''],
  ['/%', ''],
  ['/…/--', ''],
  ['/Überblick/日本', 'Überblick 日本'],
])('the words of %s', (path, words) => {
  expect(wordsOf(path)).toBe(words);
});

it.each([62, 63, 64, 65])('no character is split after %i letters', (letters) => {
  const words = wordsOf(`/${'a'.repeat(letters)}𠮷𠮷`);
  expect(words.length).toBeLessThanOrEqual(64);
  expect(words.length).toBeGreaterThanOrEqual(63);
  expect(() => encodeURIComponent(words)).not.toThrow();
});

it('no trailing space is left after truncation', () => {
  expect(wordsOf(`/${'a'.repeat(63)}/b`)).toBe('a'.repeat(63));
});
