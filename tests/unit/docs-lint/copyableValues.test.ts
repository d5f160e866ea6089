import {describe, expect, it} from 'vitest';
import copyableValues from '@site/scripts/docs-lint/copyableValues';
import {realValues} from '@site/scripts/docs-lint/realValues';
import {lint} from './lint';

const ADDRESS = '0x65E4C61A9E68ac2a9139B4EbBD9574d990A10cA2';
const digits = (count: number): string =>
  '65e4c61a9e68ac2a9139b4ebbd9574d990a10ca2'.repeat(5).slice(3, count + 3);

describe('real-looking values', () => {
  it.each([
    [`export CONSENSUS=${ADDRESS}`, 'an address'],
    [`cast call ${ADDRESS} 'x()' # who`, 'an address'],
    [`ProxyedNodeIds = ["${digits(64)}"]`, 'a key, an id or a hash'],
    [`const key = '0x${digits(64)}';`, 'a key, an id or a hash'],
    [`VOTE=0x${digits(96)}`, 'a BLS public key'],
    [`"enode://${digits(128)}@10.0.0.1:30311"`, 'a public key'],
    [`PROOF=0x${digits(192)}`, 'a signature'],
  ])('%s', (code, kind) => {
    expect(realValues(code).map((found) => found.kind)).toEqual([kind]);
  });

  it.each([
    'export OPERATOR=0xYourOperatorAddress',
    `OPERATOR=0x${'1'.repeat(40)}`,
    `TO=0x${'ab'.repeat(20)}`,
    `TO=0x${'1234567890'.repeat(4)}`,
    `ZERO=0x${'0'.repeat(40)}`,
    `BURN=0x${'dEaD'.padStart(40, '0')}`,
    `gas=${digits(39)}`,
    '--to {contracts.StakeHub}',
    'VOTE=${VOTE:?set it to your vote key}',
  ])('%s is not one', (code) => {
    expect(realValues(code)).toEqual([]);
  });
});

describe('code that readers copy', () => {
  const block = (lang: string): string =>
    `# T\n\n\`\`\`${lang} title="x"\n# first\nA=${ADDRESS}\n\`\`\`\n`;

  it.each(['bash', 'sh', 'ts', 'js', 'python', 'toml', 'go', 'solidity'])(
    'in %s it contains no such value, and the message has line and fix',
    async (lang) => {
      const [message, ...others] = await lint(copyableValues, block(lang));
      expect(message).toMatch(/^5: Expected no address .* found "0x65E4.*\$\{NAME:\?what to set\}/);
      expect(others).toEqual([]);
    },
  );

  it.each(['text', 'json', 'dot'])('%s may contain one: it is output', async (lang) => {
    expect(await lint(copyableValues, block(lang))).toEqual([]);
  });

  it('counts lines within a list', async () => {
    const page = `1. Do\n\n   \`\`\`bash\n   A=${ADDRESS}\n   \`\`\`\n`;
    expect(await lint(copyableValues, page)).toEqual([expect.stringMatching(/^4: /)]);
  });
});
