import {expect, test} from 'vitest';
import {
  delegated,
  redelegated,
  sharesFor,
  slashed,
  splitReward,
  valueOf,
} from '../../../src/worked/shares';
import contracts from '../../fixtures/worked-examples.json';

const pool = ({supply, pooled}: {supply: string; pooled: string}) => ({
  supply: BigInt(supply),
  pooled: BigInt(pooled),
});

test('a delegation at a price of one gives as many shares', () => {
  const {creation, reward} = contracts;
  expect(delegated(BigInt(reward.delegatorShares), pool(creation))).toEqual(pool(reward.before));
});

test('a reward is divided as in the credit contract', () => {
  const {reward} = contracts;
  const split = splitReward(BigInt(reward.income), BigInt(reward.rate), pool(reward.before));
  expect(String(split.commission)).toBe(reward.commission);
  expect(String(split.toAll)).toBe(reward.toAll);
  expect(String(split.commissionShares)).toBe(reward.commissionShares);
  expect(split.after).toEqual(pool(reward.after));
  const worth = (shares: bigint) => String(valueOf(shares, split.after));
  expect(worth(BigInt(reward.delegatorShares))).toBe(reward.delegatorValue);
  expect(worth(BigInt(reward.operatorShares) + split.commissionShares)).toBe(reward.operatorValue);
  expect(worth(BigInt(reward.lockedShares))).toBe(reward.lockedValue);
});

test('undelegated shares are worth what the unbond request fixes', () => {
  const {undelegation, reward} = contracts;
  expect(String(valueOf(BigInt(undelegation.shares), pool(reward.after)))).toBe(undelegation.value);
});

test('a redelegation pays its fee into the target before it gets shares there', () => {
  const {redelegation, reward} = contracts;
  const gross = valueOf(BigInt(redelegation.shares), pool(reward.after));
  expect(String(gross)).toBe(redelegation.gross);
  const move = redelegated(gross, BigInt(redelegation.feeRate), pool(redelegation.target));
  expect(String(move.fee)).toBe(redelegation.fee);
  expect(String(move.net)).toBe(redelegation.net);
  expect(String(move.newShares)).toBe(redelegation.newShares);
  expect(move.target).toEqual(pool(redelegation.after));
  expect(String(valueOf(move.newShares, move.target))).toBe(redelegation.value);
});

test('a slash burns shares of the operator and does not affect delegators', () => {
  const {downtimeSlash, reward} = contracts;
  const before = pool(reward.after);
  const operator = BigInt(reward.operatorShares) + BigInt(reward.commissionShares);
  const slash = slashed(BigInt(downtimeSlash.asked), operator, before);
  expect(String(slash.slashed)).toBe(downtimeSlash.slashed);
  const delegator = BigInt(reward.delegatorShares);
  expect(String(valueOf(delegator, before) - valueOf(delegator, slash.after))).toBe(
    downtimeSlash.delegatorLoss,
  );
});

test('a slash takes at most what the operator has', () => {
  const before = {supply: 100n, pooled: 100n};
  expect(slashed(80n, 30n, before)).toEqual({
    burnedShares: 30n,
    slashed: 30n,
    after: {supply: 70n, pooled: 70n},
  });
});

test('conversions round down', () => {
  const pooled = {supply: 3n, pooled: 10n};
  expect(sharesFor(5n, pooled)).toBe(1n);
  expect(valueOf(1n, pooled)).toBe(3n);
});
