import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {profileTables} from '../../../src/remark/profileTables';
import {shipped} from './shipped';

let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tables-'));
  fs.mkdirSync(path.join(siteDir, 'docs/_data'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '[]');
  for (const [name, data] of Object.entries(shipped())) {
    fs.writeFileSync(path.join(siteDir, `docs/_data/${name}.json`), JSON.stringify(data));
  }
});
afterAll(() => fs.rmSync(siteDir, {recursive: true, force: true}));

/** The page's Markdown after all table transforms. */
function rendered(page: string, name = 'docs/page.mdx'): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify);
  const file = new VFile({path: path.join(siteDir, name), value: page});
  const tree: Root = processor.parse(file);
  for (const [transform, options] of profileTables({siteDir})) transform(options)(tree, file);
  return processor.stringify(tree);
}

test('parameters become a table with value, bounds and source', () => {
  expect(rendered('<Parameters of="staking" keys="unbondPeriod lockAmount" />')).toBe(
    [
      '| What it is | Value | Governance may set | Where to read it |',
      '| - | - | - | - |',
      '| Waiting time between undelegating and claiming. | 7 days | 3 days to 30 days | `StakeHub.unbondPeriod()` |',
      '| Amount locked for ever when a validator is created. | 1 EXN | – | `StakeHub.LOCK_AMOUNT` |',
      '',
    ].join('\n'),
  );
});

test('without bounds there is no such column, without keys the whole section is listed', () => {
  const markdown = rendered('<Parameters of="finality" />');
  expect(markdown).toContain('| What it is | Value | Where to read it |');
  expect(markdown.trim().split('\n')).toHaveLength(
    2 + Object.keys(shipped().network.finality as object).length,
  );
});

test('without endpoints of a kind, the fallback content is shown; with them, the table', () => {
  const page = (chain: string) =>
    `<Endpoints chain="${chain}" kind="private">\n\nAsk a builder.\n\n</Endpoints>`;
  expect(rendered(page('testnet'))).toBe('Ask a builder.\n');
  expect(rendered(page('mainnet'))).toContain('https://private.network.example');
  expect(rendered(page('mainnet'))).not.toContain('Ask a builder.');
});

test('networks stand under headings one level below the page’s', () => {
  const markdown = rendered('## Wallets\n\n<Networks />\n');
  expect(markdown).toContain('### Example Network\n\n| Field | Value |');
  expect(markdown).toContain('### Example Testnet');
  expect(markdown).toContain('| Chain id | `64713`, `0xfcc9` |');
  expect(markdown).toContain('| Faucet | [`https://faucet.testnet.network.example`]');
  expect(rendered('<Networks chain="mainnet" />')).not.toMatch(/###|Testnet|Faucet/);
});

test('endpoints of a chain, of all kinds or of one', () => {
  expect(rendered('<Endpoints chain="mainnet" />')).toContain(
    '| `wss://ws.network.example` | WebSocket |',
  );
  const http = rendered('<Endpoints chain="testnet" kind="http" />');
  expect(http).toContain('| `https://rpc.testnet.network.example` | HTTP |');
  expect(http).not.toContain('wss:');
  expect(rendered('<Endpoints chain="mainnet" />')).toContain(
    'All but archive endpoints refuse `eth_getLogs`.',
  );
  expect(rendered('<Endpoints chain="testnet" />')).not.toContain('refuse');
});

test('forks and contracts', () => {
  expect(rendered('<Forks />')).toContain('| Fork | What it brought |\n| - | - |\n| Hertz |');
  expect(rendered('<SystemContracts names="GovHub" />')).toContain(
    '| GovHub | [`0x0000000000000000000000000000000000001007`](https://explorer.network.example/address/0x0000000000000000000000000000000000001007) |',
  );
});

test('forks have a column of times for each chain that has some', () => {
  const forks = [
    {name: 'Hertz', effect: 'Older.'},
    {name: 'Fermi', effect: 'Shorter.', chains: {mainnet: {activation: '2026-01-14T02:30:00Z'}}},
    {
      ...{name: 'Mendel', effect: 'A cap.'},
      chains: {mainnet: {activation: '2027-02-16T02:30:00Z', status: 'placeholder'}},
    },
    {name: 'Pasteur', effect: 'Later.', chains: {mainnet: {activation: null}}},
  ];
  const network = {...shipped().network, forks};
  const file = path.join(siteDir, 'docs/_data/network.json');
  fs.writeFileSync(file, JSON.stringify(network));
  expect(rendered('<Forks />')).toBe(
    [
      '| Fork | What it brought | Example Network |',
      '| - | - | - |',
      '| Hertz | Older. | – |',
      '| Fermi | Shorter. | 2026-01-14 02:30 UTC |',
      '| Mendel | A cap. | 2027-02-16 02:30 UTC (placeholder) |',
      '| Pasteur | Later. | no date yet |',
      '',
    ].join('\n'),
  );
  fs.writeFileSync(file, JSON.stringify(shipped().network));
});

test('a fork that a release does not know has the time of the network, and the release that knows it', () => {
  const folder = path.join(siteDir, 'versioned_docs/version-1.0.0/_data');
  fs.mkdirSync(folder, {recursive: true});
  const known = (activation: string | null, release?: string) => [
    {name: 'Mendel', effect: 'A cap.', chains: {mainnet: {activation, release}}},
    {name: 'Pasteur', effect: 'Later.', chains: {mainnet: {activation: null}}},
  ];
  const write = (data: string, forks: unknown) =>
    fs.writeFileSync(
      path.join(siteDir, data, 'network.json'),
      JSON.stringify({...shipped().network, forks}),
    );
  write('docs/_data', known('2027-02-16T02:30:00Z', 'v1.7.2'));
  write('versioned_docs/version-1.0.0/_data', known(null));
  const rows = rendered('<Forks />', 'versioned_docs/version-1.0.0/page.mdx');
  expect(rows).toContain('| Mendel | A cap. | 2027-02-16 02:30 UTC, needs v1.7.2 |');
  expect(rows).toContain('| Pasteur | Later. | no date yet |');
  expect(rendered('<Forks />')).toContain('| Mendel | A cap. | 2027-02-16 02:30 UTC |');
  fs.writeFileSync(
    path.join(siteDir, 'docs/_data/network.json'),
    JSON.stringify(shipped().network),
  );
});

test('elements inside others are replaced too', () => {
  expect(rendered('<Tabs>\n  <Forks />\n</Tabs>')).toContain('| Hertz |');
});

describe('an invalid element is reported with file, line, column and the choices', () => {
  test.each([
    ['<Parameters of="stakng" />', /1:1: .*no such section of parameters\. It has: timing/],
    ['<Parameters />', /It has: timing/],
    ['<Parameters of="constructor" />', /It has: timing/],
    [
      'a\n\n<Parameters of="staking" keys="unbondPeriods" />',
      /page\.mdx:3:1: .*Did you mean unbondPeriod\?/,
    ],
    ['<Parameters of={"staking"} />', /text in quotes/],
    ['<Networks chain="mainet" />', /Did you mean mainnet\?/],
    ['<Networks chains="mainnet" />', /no attribute chains\. It knows: chain\./],
    ['<Endpoints chain="mainnet" kind="ftp" />', /Kinds: http, ws, archive, private/],
    ['<Endpoints chain="testnet" kind="private" />', /lists no such endpoint/],
    ['<Forks of="x" />', /It knows: none\./],
    ['<SystemContracts names="Stakehub" />', /Did you mean StakeHub/],
  ])('%s', (page, words) => {
    expect(() => rendered(page)).toThrow(words);
  });

  test('all of one kind are in one error', () => {
    expect(() => rendered('<Networks chain="a" />\n\n<Networks chain="b" />')).toThrow(
      /:1:1: [\s\S]*:3:1: /,
    );
  });
});

test('an error has the page’s path relative to the site, independent of the working directory', () => {
  expect(() => rendered('Text.\n\n<Forks since="1" />')).toThrow(
    /^docs\/page\.mdx:3:1: <Forks \/>/,
  );
});
