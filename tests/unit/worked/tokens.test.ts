import {describe, expect, test} from 'vitest';
import {replaceTokens} from '../../../src/tokens/interpolate';
import type {VersionData} from '../../../src/profile/types';
import {workedExamples} from '../../../src/worked';
import {profileWith, shipped} from '../profile/shipped';

const page = (text: string, data: VersionData = shipped()) =>
  replaceTokens(text, data, 'docs/page.mdx');

const withProfile = (changes: Record<string, unknown>): VersionData => ({
  ...shipped(),
  network: profileWith(changes) as VersionData['network'],
});

describe('a worked example', () => {
  test.each([
    ['{worked.reward.delegator.amount}', '1,001.997'],
    ['{worked.reward.delegator}', '1,001.997 EXN'],
    ['{worked.redelegation.newShares.units}', '300.893077065198511561'],
    ['{worked.slash.operatorLoss.amount}', '9.999999999999999999'],
    ['{worked.undelegation.released}', '3 November 2025, 23:28:00 UTC'],
    ['{worked.undelegation.releasedShell}', 'Mon Nov  3 23:28:00 UTC 2025'],
    ['{worked.rates.apy}', '2.963 %'],
    ['{worked.auction.bidsEnd}', '415 ms'],
    ['{worked.misses.felonyTime}', '23 minutes'],
    // 21 elected in all: the one in maintenance is not counted.
    ['{worked.misses.maintenanceFelony}', '45 minutes'],
    ['{worked.gas.removalUsed}', '5,200,000'],
    ['{worked.gas.removalLimit.raw}', '6000000'],
    ['{worked.gas.stakingReserve}', '0.0008 EXN'],
    // Five ids take 203,325 gas when no validator has registered any before: 0.0002 is too little.
    ['{worked.gas.nodeIds}', '0.0003 EXN'],
    ['{worked.consensus.seat.number}', '1,175'],
  ])('%s prints %s', (token, text) => {
    expect(page(token)).toBe(text);
  });

  test('uses the profile of the version', () => {
    const other = withProfile({
      'staking.redelegateFee.value': 100,
      'timing.blockInterval.value': 3000,
      'validatorSet.burnRatio.value': 0,
      'staking.unbondPeriod.value': 259200,
    });
    expect(page('{worked.redelegation.fee.amount}', other)).toBe('0.3009');
    expect(page('{worked.auction.bidsEnd}', other)).toBe('2.965 s');
    expect(page('{worked.fees.toValidator.amount}', other)).toBe('0.9375');
    expect(page('{worked.undelegation.released}', other)).toBe('30 October 2025, 23:28:00 UTC');
  });

  test('is valid for every turn length that the contract allows', () => {
    const single = withProfile({'timing.turnLength.value': 1});
    expect(page('{worked.fees.toSystemGrown.amount} {worked.consensus.window}', single)).toBe(
      '0.0625 10',
    );
  });
});

test('an unknown name is reported with file, line, column and near matches', () => {
  expect(() => page('On {network.name}.\n\n{worked.reward.commissions}')).toThrow(
    /^docs\/page\.mdx:3:1: \{worked\.reward\.commissions\} is unknown\. Did you mean \{worked\.reward\.commission\}/,
  );
});

test('a missing parameter of an example is named', () => {
  const lacking = withProfile({'mev.delayLeftOver': undefined});
  expect(() => workedExamples(lacking.network)).toThrow(/start from mev\.delayLeftOver/);
});
