import {expect, test} from 'vitest';
import {askedKeys, chooseParts} from '../../../src/tokens/conditions';
import {withDerived} from '../../../src/profile/derived';
import {durationWarnings} from '../../../src/profile/durations';
import type {NetworkProfile} from '../../../src/profile/types';
import {profileWith} from './shipped';

const profile = (changes: Record<string, unknown> = {}) => profileWith(changes) as NetworkProfile;

test('time to finality is derived from the block interval, to a tenth of a second, unless the profile has a measured one', () => {
  const finality = (changes: Record<string, unknown>) =>
    withDerived(profile(changes)).timing.finality?.value;
  expect(finality({})).toBe(1100);
  expect(finality({'timing.blockInterval.value': 20})).toBe(100);
  expect(finality({'timing.blockInterval.value': 3000})).toBe(7500);
  const measured = {value: 2000, unit: 'milliseconds', meaning: 'Measured.', source: 'Us'};
  expect(finality({'timing.finality': measured})).toBe(2000);
});

test('a chain without a WebSocket endpoint gets that of the reader’s own node', () => {
  const changes = {'chains.mainnet.ws': undefined, 'node.wsPort.value': 9546};
  const {mainnet, testnet} = withDerived(profile(changes)).chains;
  expect(mainnet.ws).toEqual([
    {url: 'ws://127.0.0.1:9546', operator: 'A node of your own', region: 'Local'},
  ]);
  expect(testnet?.ws).toEqual(profile().chains.testnet?.ws);
});

test('a chain without an archive endpoint gets the reader’s own node', () => {
  const {mainnet} = withDerived(profile({'chains.mainnet.archive': undefined})).chains;
  expect(mainnet.archive?.map(({url}) => url)).toEqual(['http://127.0.0.1:8545']);
});

test('readers practise on the testnet, or on the mainnet if there is none', () => {
  expect(withDerived(profile()).practice).toMatchObject({chainId: 64714});
  expect(withDerived(profile({'chains.testnet': undefined})).practice).toMatchObject({
    chainId: 64713,
  });
});

test('pages explain names and boot nodes of another network only where it is another', () => {
  const original = (changes: Record<string, unknown>) => withDerived(profile(changes)).original;
  expect(original({})).toEqual({symbol: 'BNB', bootNodes: 'BNB Smart Chain'});
  expect(original({symbol: 'BNB', 'chains.mainnet.chainId': 56})).toEqual({});
  expect(original({'software.hasBootNodes': true})).toEqual({symbol: 'BNB'});
});

test('kinds of endpoints are known as published, apart from the reader’s own node', () => {
  const {mainnet, testnet} = withDerived(profile({'chains.mainnet.ws': []})).chains;
  expect(mainnet.listed).toEqual({archive: true, private: true});
  expect(testnet?.listed).toEqual({ws: true});
});

test.each([null, {}, {timing: 7, chains: {}}, {timing: {}, chains: {}}])(
  '%j, which is no profile, is left unchanged',
  (broken) => {
    expect(withDerived((broken ?? {}) as NetworkProfile)).toEqual(broken ?? {});
  },
);

const page = [
  'a',
  '<WithProfile key="links.staking">',
  '',
  'app {network.links.staking}',
  '',
  '</WithProfile>',
  '<WithoutProfile key="links.staking">',
  'explorer',
  '</WithoutProfile>',
  'z',
].join('\n');

test('a page keeps the part for its profile, with the same line numbers', () => {
  const lines = (text: string) => text.split('\n');
  const having = lines(chooseParts(page, profile()));
  expect(having).toHaveLength(lines(page).length);
  expect(having.filter(Boolean)).toEqual(['a', 'app {network.links.staking}', 'z']);
  expect(having[3]).toBe('app {network.links.staking}');
  const lacking = lines(chooseParts(page, profile({links: undefined})));
  expect(lacking).toHaveLength(lines(page).length);
  expect(lacking.filter(Boolean)).toEqual(['a', 'explorer', 'z']);
  expect(lacking[7]).toBe('explorer');
  expect(askedKeys(page)).toEqual(['links.staking', 'links.staking']);
});

test('block counts with the intended duration give no warning', () => {
  expect(durationWarnings(profile())).toEqual([]);
  const threeSeconds = {
    'timing.blockInterval.value': 3000,
    'governance.votingPeriod.value': 201_600,
    'governance.minPeriodAfterQuorum.value': 28_800,
    'slashing.evidenceScope.value': 28_800,
  };
  expect(durationWarnings(profile(threeSeconds))).toEqual([]);
});

test('initial values that were not rescaled for shorter blocks give a warning with their duration', () => {
  const [warning = '', ...more] = durationWarnings(
    profile({'governance.votingPeriod.value': 201_600}),
  );
  expect(more).toEqual([]);
  expect(warning).toContain(
    'governance.votingPeriod: 201,600 blocks last 1 day, 1 hour and 12 minutes',
  );
  expect(warning).toContain('7 days');
  expect(warning).toContain('Governor.votingPeriod()');
  expect(durationWarnings(profile({'timing.blockInterval.value': 3000}))).toHaveLength(3);
});
