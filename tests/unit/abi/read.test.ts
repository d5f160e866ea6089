import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {toEventSelector, toFunctionSelector, type AbiEvent, type AbiFunction} from 'viem';
import {expect, test} from 'vitest';
import {versions} from '../../versions';
import {abisOf} from '../../../src/abi/read';
import {loadVersion} from '../../../src/profile/load';
import {downloadsOf} from '../../../src/plugins/downloads';

const siteDir = path.resolve(__dirname, '../../..');
const all = ['current', ...versions];

test.each(all)('%s has the interface of each system contract, and of nothing else', (version) => {
  const {contracts} = loadVersion(siteDir, version);
  expect([...abisOf(siteDir, version).keys()].sort()).toEqual(Object.keys(contracts).sort());
});

/** Selectors found in the bytecode of the contracts of bsc v1.7.3. */
const KNOWN: readonly [contract: string, name: string, code: string][] = [
  ['StakeHub', 'delegate', '0x982ef0a7'],
  ['StakeHub', 'getValidators', '0xbff02e20'],
  ['StakeCredit', 'getPooledBNB', '0x0913db47'],
  ['Governor', 'castVote', '0x56781388'],
  ['Governor', 'proposals', '0x013cf08b'],
  ['GovToken', 'delegate', '0x5c19a95c'],
  ['GovHub', 'updateParam', '0x88e4194e'],
  ['Timelock', 'getMinDelay', '0xf27a0c92'],
  ['SlashIndicator', 'getSlashThresholds', '0x8256ace6'],
  ['ValidatorSet', 'getMiningValidators', '0x4df6e0c3'],
  [
    'ValidatorSet',
    'validatorFelony',
    '0x3b6f9ef90462b512a1293ecec018670bf7b7f1876fb727590a8a6d7643130a70',
  ],
  ['SystemReward', 'claimRewards', '0x9a99b4f0'],
  ['TokenRecoverPortal', 'recover', '0xbfb5a6a1'],
  ['StakeHub', 'Delegated', '0x24d7bda8602b916d64417f0dbfe2e2e88ec9b1157bd9f596dfdb91ba26624e04'],
];

test.each(KNOWN)('%s.%s has the selector %s', (contract, name, code) => {
  const items = abisOf(siteDir, 'current').get(contract) ?? [];
  const codes = items
    .filter((item): item is AbiEvent | AbiFunction => 'name' in item && item.name === name)
    .map((item) => (item.type === 'event' ? toEventSelector(item) : toFunctionSelector(item)));
  expect(codes).toContain(code);
});

test.each(all)('%s offers them for download, as JSON that older libraries can read', (version) => {
  const files = [...downloadsOf(siteDir, version)].filter(([name]) => name.includes('/abis/'));
  expect(files).toHaveLength(Object.keys(loadVersion(siteDir, version).contracts).length);
  for (const [name, content] of files) {
    for (const item of JSON.parse(content) as (AbiEvent | AbiFunction)[]) {
      for (const input of item.type === 'event' ? item.inputs : []) {
        expect(Object.keys(input), `${name}: ${item.name}`).toEqual(
          expect.arrayContaining(['indexed', 'name', 'type']),
        );
      }
    }
  }
});

test('an invalid fragment is reported, with its file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'abi-'));
  try {
    fs.mkdirSync(path.join(folder, 'docs/_data/abis'), {recursive: true});
    const file = path.join(folder, 'docs/_data/abis/StakeHub.json');
    fs.writeFileSync(file, '["function a()", "functoin b()"]');
    expect(() => abisOf(folder, 'current')).toThrow(
      /docs\/_data\/abis\/StakeHub\.json: 1 fault\n {2}\[1\][\s\S]*functoin b\(\)/,
    );
    fs.writeFileSync(file, '{}');
    expect(() => abisOf(folder, 'current')).toThrow(/a list of texts/);
    expect(abisOf(folder, '1.0.0').size).toBe(0);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});
