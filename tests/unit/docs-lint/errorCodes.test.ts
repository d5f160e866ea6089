import {describe, expect, it} from 'vitest';
import errorCodes from '@site/scripts/docs-lint/errorCodes';
import {lint} from './lint';

describe('error codes', () => {
  it.each([
    '# T\n\nFails with `\u221232000`.\n',
    '# T\n\n| \u20133200 | x |\n',
    '# T\n\n```text\n\u221238001\n```\n',
    '# T\n\n<Card title="\u221232602" />\n',
  ])('%j is reported with the ASCII minus and its place', async (page) => {
    const [, digits = ''] = /[\u2212\u2013](\d+)/.exec(page) ?? [];
    const line = page.slice(0, page.indexOf(digits)).split('\n').length;
    expect(await lint(errorCodes, page)).toEqual([
      expect.stringMatching(
        new RegExp(`^${line}: Expected the error code \`-${digits}\` .* write -${digits}$`),
      ),
    ]);
  });

  it.each([
    'Fails with `-32000`.',
    'Blocks 1000\u20132000 of epoch 5.',
    'Falls by \u2212123456 wei, or \u2212100.',
    'the range a\u20131234',
  ])('%j is not one', async (page) => {
    expect(await lint(errorCodes, `# T\n\n${page}\n`)).toEqual([]);
  });
});
