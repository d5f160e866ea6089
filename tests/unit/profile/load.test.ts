import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkData, loadProfile, loadVersion, versionOf} from '../../../src/profile/load';
import {isPlaceholder, placeholders} from '../../../src/profile/placeholders';
import {profileWith, schema, shipped, topologySchema} from './shipped';

let siteDir: string;

function write(folder: string, name: string, data: unknown): void {
  const place = path.join(siteDir, folder, '_data');
  fs.mkdirSync(place, {recursive: true});
  fs.writeFileSync(path.join(place, name), typeof data === 'string' ? data : JSON.stringify(data));
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'profile-'));
  for (const folder of ['docs', 'versioned_docs/version-1.0.0']) {
    write(folder, 'network.json', shipped().network);
    write(folder, 'network.schema.json', schema);
    write(folder, 'contracts.json', shipped().contracts);
    write(folder, 'topology.json', shipped().topology);
    write(folder, 'topology.schema.json', topologySchema);
  }
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '["2.0.0", "1.0.0"]');
});
afterEach(() => fs.rmSync(siteDir, {recursive: true, force: true}));

test('a page belongs to the version of its folder', () => {
  const of = (file: string) => versionOf(siteDir, path.join(siteDir, file));
  expect(of('docs/rpc/eth.mdx')).toBe('current');
  expect(of('versioned_docs/version-2.0.0/rpc/eth.mdx')).toBe('2.0.0');
  expect(of('src/docs.mdx')).toBe('current');
});

test('pages begin at the root for the latest release, below their version for the others', () => {
  write('versioned_docs/version-2.0.0', 'network.json', shipped().network);
  write('versioned_docs/version-2.0.0', 'contracts.json', shipped().contracts);
  write('versioned_docs/version-2.0.0', 'topology.json', shipped().topology);
  const urlOf = (version: string) => loadVersion(siteDir, version).version.url;
  const site = shipped().network.site.url;
  expect(urlOf('2.0.0')).toBe(site);
  expect(urlOf('1.0.0')).toBe(`${site}/1.0.0`);
  expect(urlOf('current')).toBe(`${site}/next`);
});

describe('a version uses', () => {
  test('its own profile, while the current one is the placeholder too', () => {
    write('docs', 'network.json', profileWith({symbol: 'NEW'}));
    expect(loadProfile(siteDir, '1.0.0').symbol).toBe('EXN');
    expect(loadProfile(siteDir, 'current').symbol).toBe('NEW');
  });

  test('the current profile with the values of its own release, which facts name', () => {
    const release = {
      ...{'software.version': 'v1.6.7', 'gas.limit.value': 100_000_000},
      'gas.transactionCap': undefined,
    };
    write('versioned_docs/version-1.0.0', 'network.json', profileWith(release));
    write('docs', 'network.json', profileWith({name: 'Real', 'gas.minPrice.value': '7'}));
    write('docs', 'changes.json', {
      since: '1.0.0',
      facts: [
        {profile: ['software', 'gas.limit', 'gas.transactionCap']},
        {pages: ['page']},
        // Times of forks are those of the network, whatever its node knew.
        {profile: ['forks']},
      ],
    });
    fs.writeFileSync(path.join(siteDir, 'versions.json'), '["1.0.0"]');
    const {name, software, gas} = loadProfile(siteDir, '1.0.0') as ReturnType<
      typeof loadProfile
    > & {readonly gas: Readonly<Record<string, {readonly value: unknown} | undefined>>};
    expect([name, software.version, gas.limit?.value, gas.minPrice?.value]).toEqual([
      ...['Real', 'v1.6.7', 100_000_000, '7'],
    ]);
    expect(gas).not.toHaveProperty('transactionCap');
    expect(Object.keys(gas).slice(0, 2)).toEqual(['limit', 'minPrice']);
  });

  test('the current profile, when its own is still the placeholder and the current one is not', () => {
    write('docs', 'network.json', profileWith({name: 'Real', symbol: 'REAL'}));
    expect(loadProfile(siteDir, '1.0.0').symbol).toBe('REAL');
    expect(loadVersion(siteDir, '1.0.0').network.name).toBe('Real');
  });

  test('its own profile, once that describes a network', () => {
    write(
      'versioned_docs/version-1.0.0',
      'network.json',
      profileWith({name: 'Real', symbol: 'OLD'}),
    );
    write('docs', 'network.json', profileWith({name: 'Real', symbol: 'NEW'}));
    expect(loadProfile(siteDir, '1.0.0').symbol).toBe('OLD');
  });
});

describe('checking the data', () => {
  test('passes the shipped data', () => {
    expect(() => checkData(siteDir, ['1.0.0'])).not.toThrow();
  });

  test('lists the errors of all files of all versions', () => {
    write('docs', 'network.json', profileWith({name: 7}));
    write('docs', 'contracts.json', {A: {address: '0x1', purpose: 'x'}});
    write('versioned_docs/version-1.0.0', 'network.json', profileWith({symbol: undefined}));
    const check = () => checkData(siteDir, ['1.0.0']);
    expect(check).toThrow(/docs\/_data\/network\.json: 1 fault\n {2}name/);
    expect(check).toThrow(/docs\/_data\/contracts\.json: 1 fault\n {2}A\.address/);
    expect(check).toThrow(
      /versioned_docs\/version-1\.0\.0\/_data\/network\.json: 1 fault\n {2}symbol/,
    );
  });

  test.each([
    ['a missing comma', '{\n  "name": "x"\n  "symbol": "y"\n}', '3:3'],
    ['a surplus comma', '{\n  "name": "x",\n}', '3:1'],
    ['a bare word', '{\n  "name": x\n}', '2:11'],
    ['an open brace', '{\n  "name": "x"', '2:14'],
    ['nothing', '', '1:1'],
  ])('reports line and column of %s', (_what, text, place) => {
    write('docs', 'network.json', text);
    expect(() => checkData(siteDir, [])).toThrow(`docs/_data/network.json:${place}:`);
  });

  test('reports a missing file', () => {
    fs.rmSync(path.join(siteDir, 'docs/_data/contracts.json'));
    expect(() => checkData(siteDir, [])).toThrow(/contracts\.json: 1 fault[\s\S]*can be read/);
  });
});

describe('placeholders', () => {
  test('are found in names, hosts, symbols and chain ids', () => {
    const found = placeholders(shipped().network);
    for (const place of [
      'name',
      'symbol',
      'site.url',
      'chains.mainnet.http[0].url',
      'chains.testnet.chainId',
      'governance.voteTokenSymbol',
    ]) {
      expect(found).toContain(place);
    }
    expect(found).not.toContain('decimals');
    expect(isPlaceholder(shipped().network)).toBe(true);
  });

  test('are absent in a profile of a real network', () => {
    const file = path.resolve(__dirname, '../../fixtures/profile/other.json');
    const other: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    expect(placeholders(other)).toEqual([]);
    expect(isPlaceholder(other)).toBe(false);
  });
});
