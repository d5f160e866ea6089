import {describe, expect, test} from 'vitest';
import {replaceTokens} from '../../../src/tokens/interpolate';
import {shipped} from './shipped';

const data = shipped();
const page = (text: string) => replaceTokens(text, data, 'docs/page.mdx');

describe('a token is replaced', () => {
  test.each([
    ['in prose', 'On {network.name}.', 'On Example Network.'],
    ['in a heading', '## Stake {network.symbol}', '## Stake EXN'],
    ['in front matter', '---\ntitle: {network.name}\n---\n', '---\ntitle: Example Network\n---\n'],
    [
      'in a fence',
      '```bash\nsleep {network.staking.unbondPeriod.raw}\n```',
      '```bash\nsleep 604800\n```',
    ],
    ['in inline code', '`{network.chains.mainnet.chainId}`', '`64713`'],
    ['in a link target', '[x]({network.contacts.status})', '[x](https://status.network.example)'],
    [
      'in a table',
      '| {network.symbol} | {contracts.GovHub} |',
      '| EXN | 0x0000000000000000000000000000000000001007 |',
    ],
  ])('%s', (_where, source, text) => {
    expect(page(source)).toBe(text);
  });
});

test('a number at the beginning of a sentence does not start a list', () => {
  expect(page('{network.staking.maxNodeIds}. More is refused.')).toBe('5\\. More is refused.');
  expect(page('```\n{network.staking.maxNodeIds}. x\n```')).toBe('```\n5. x\n```');
  expect(page('At most {network.staking.maxNodeIds}. x')).toBe('At most 5. x');
});

describe('other text stays', () => {
  test.each([
    ['a template literal', '`${network.nothing}`'],
    ['an expression', '{props.network.x}'],
    ['an object', '{network: 1}'],
    ['an escaped token in prose, where MDX removes the backslash', 'Write \\{network.nothing}.'],
  ])('%s', (_what, source) => {
    expect(page(source)).toBe(source);
  });

  test.each([
    ['front matter', '---\ntitle: \\{network.x}\n---\n', '---\ntitle: {network.x}\n---\n'],
    ['a fence', '```\n\\{network.x}\n```\n\\{network.x}', '```\n{network.x}\n```\n\\{network.x}'],
    ['a tilde fence', '~~~mdx\n```\n\\{network.x}\n~~~\n', '~~~mdx\n```\n{network.x}\n~~~\n'],
    [
      'an indented fence',
      '- a\n  ```\n  \\{network.x}\n  ```\n',
      '- a\n  ```\n  {network.x}\n  ```\n',
    ],
    ['an open fence', '```\n\\{network.x}\n', '```\n{network.x}\n'],
    [
      'inline code',
      '`\\{network.x}` \\{network.x} ``a ` \\{network.x}``',
      '`{network.x}` \\{network.x} ``a ` {network.x}``',
    ],
  ])('the backslash is removed in %s', (_where, source, text) => {
    expect(page(source)).toBe(text);
  });
});

test('one error lists every invalid token of the page with line and column', () => {
  const source =
    '---\ntitle: {network.nam}\n---\n\nOn {network.name} and {network.gas.limit.hours} {network.x y}.';
  expect(() => page(source)).toThrow(
    /^docs\/page\.mdx:2:8: \{network\.nam\} is unknown\. Did you mean \{network\.name\}/,
  );
  expect(() => page(source)).toThrow(/docs\/page\.mdx:5:23: .*does not fit/);
  expect(() => page(source)).toThrow(/docs\/page\.mdx:5:49: \{network\.x y\} is unknown/);
});
