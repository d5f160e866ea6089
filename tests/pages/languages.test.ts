import {expect, test} from 'vitest';
import {blocks, blocksIn} from './pages';

/** Where the blocks of a language are tested. */
const PROVED: Readonly<Record<string, string>> = {
  go: 'go.test.ts runs them',
  bash: 'shell.test.ts; interfaces.test.ts checks the calls of contracts in them, and cast.test.ts makes these',
  ini: 'systemd.test.ts',
  js: 'wallet.test.ts',
  json: 'data.test.ts',
  nginx: 'mev/filter.test.ts',
  promql: 'monitoring/metrics.test.ts',
  python: 'python.test.ts; survival.test.ts runs it against faults',
  solidity: 'solidity.test.ts',
  toml: 'data.test.ts',
  ts: 'types.test.ts; staking.test.ts and the tests next to it run them',
};

/** Languages without a checker, with the reason. */
const UNCHECKED: Readonly<Record<string, string>> = {
  dot: 'the build draws each diagram, and fails when Graphviz cannot',
  text: 'output of programs and formulas, in no language',
};

test('every block is in a language that is tested, or has a reason why not', () => {
  const known = new Set([...Object.keys(PROVED), ...Object.keys(UNCHECKED)]);
  const strange = blocks.filter(({lang}) => !known.has(lang));
  expect(strange.map(({at, lang}) => `${at}: ${lang === '' ? 'no language' : lang}`)).toEqual([]);
});

test.each(Object.keys(PROVED))('there are blocks of %s', (lang) => {
  expect(blocksIn(lang)).not.toEqual([]);
});

test('output of a command has a block of its own, and commands have no prompt', () => {
  const prompts = blocksIn('bash').filter(({value}) =>
    /^\s*[$>#] \S/m.test(value.replace(/^# .*$/gm, '')),
  );
  expect(prompts.map(({at}) => at)).toEqual([]);
});
