import {expect, test} from 'vitest';
import {allLanguages, loadLanguage} from '@site/src/highlight/allLanguages';
import {readFence} from '@site/src/highlight/fence';
import {highlight} from '@site/src/highlight';

const COMMAND = 'cast send --gas-limit 1 127.0.0.1 8545';
const UNIT = 'ExecStart=/usr/bin/geth \\\n  --mine';

test('every language of Prism can be loaded, keeps the text, and the colours of others', () => {
  const before = [highlight(COMMAND, 'bash'), highlight(UNIT, 'ini')];
  expect(allLanguages.length).toBeGreaterThan(350);
  const strange = allLanguages.filter(
    (language) =>
      !loadLanguage(language) || highlight('a', language).replace(/<[^>]*>/gu, '') !== 'a',
  );
  expect(strange).toEqual([]);
  expect([highlight(COMMAND, 'bash'), highlight(UNIT, 'ini')]).toEqual(before);
  expect(globalThis).not.toHaveProperty('Prism');
});

test.each([
  ['jsonc', 'json'],
  ['proto', 'protobuf'],
  ['gradle', 'groovy'],
  ['terminal', 'console'],
  ['golang', 'go'],
  ['zsh', 'bash'],
  ['PY', 'python'],
])('%s has the colours of %s', (alias, language) => {
  const code = '$ echo "a" // b\nimport a';
  expect(loadLanguage(alias)).toBe(true);
  expect(highlight(code, alias)).toBe(highlight(code, language));
});

test.each(['blub', 'constructor', 'extend', 'jsdoc-x'])('%s is no language', (name) => {
  expect(loadLanguage(name)).toBe(false);
});

test('languages that change the colours of others are not loaded', () => {
  const before = highlight('/** @param a */ let a', 'js');
  expect(loadLanguage('js-templates')).toBe(false);
  expect(highlight('/** @param a */ let a', 'js')).toBe(before);
});

test.each([
  [null, null, {language: 'text', meta: ''}],
  ['TS', 'title="a"', {language: 'ts', meta: 'title="a"'}],
  ['bash{1,3}', 'title="a"', {language: 'bash', meta: '{1,3} title="a"'}],
  ['rust,ignore', '', {language: 'rust', meta: ''}],
  ['go:main.go', '', {language: 'go', meta: ''}],
  ['{.bash}', '', {language: 'bash', meta: ''}],
  ['c++', '', {language: 'c++', meta: ''}],
])('a fence of %s %s', (lang, meta, fence) => {
  expect(readFence(lang, meta)).toEqual(fence);
});
