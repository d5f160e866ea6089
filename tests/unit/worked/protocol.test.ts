import {describe, expect, test} from 'vitest';
import {beatsLocal, deadlines, validatorReward} from '../../../src/worked/auction';
import {blockTime, inTurn, quorum, recentWindow} from '../../../src/worked/consensus';
import {divided, finalityPayment, splitFees} from '../../../src/worked/fees';
import {protocolExamples} from '../../../src/worked/protocolExamples';
import {ratesOf} from '../../../src/worked/rates';
import {decayed, maintenanceLimit, maintenanceMisses} from '../../../src/worked/slashing';
import {inputsOf} from '../../../src/worked/values';
import {claimable, claimed, locked} from '../../../src/worked/unbonding';
import contracts from '../../fixtures/worked-examples.json';
import {profileOf} from '../../rpc/nodes/program';

const ONE = 10n ** 18n;

test.each(contracts.fees)('fees of $fees at place $place of $turnLength are split', (example) => {
  const ratios = {
    system: BigInt(example.system),
    antiMev: BigInt(example.antiMev),
    burn: BigInt(example.burn),
  };
  const split = splitFees(
    BigInt(example.fees),
    ratios,
    BigInt(example.turnLength),
    BigInt(example.place),
  );
  expect(String(split.toSystem)).toBe(example.toSystem);
  if (example.burned !== undefined) expect(String(split.burned)).toBe(example.burned);
  if (example.toValidator !== undefined)
    expect(String(split.toValidator)).toBe(example.toValidator);
  expect(split.toSystem + split.burned + split.toValidator).toBe(BigInt(example.fees));
});

test.each(contracts.finality)('a vault of $vault pays $paid for votes', (example) => {
  const paid = finalityPayment(BigInt(example.vault), 100n * 10n ** 18n, 5n * 10n ** 18n);
  expect(String(paid)).toBe(example.paid);
  expect(divided(paid, example.weights.map(BigInt)).map(String)).toEqual(example.parts);
});

test.each(contracts.decay.cases)('of %i misses %i are left after a day', (misses, left) => {
  expect(decayed(misses, contracts.decay.felonyThreshold)).toBe(left);
});

describe('maintenance', () => {
  const {entered, left, validators, scale, misses} = contracts.maintenance;

  test('counts as the blocks divided by miners and scale', () => {
    expect(maintenanceMisses(left - entered, validators, scale)).toBe(misses);
  });

  test('is within its limit one block before it, and not at it', () => {
    const limit = maintenanceLimit(misses, validators, scale);
    expect(maintenanceMisses(limit, validators, scale)).toBe(misses);
    expect(maintenanceMisses(limit - 1, validators, scale)).toBe(misses - 1);
  });
});

test('claims stop at the first request that is not ready', () => {
  const {claims} = contracts;
  const queue = claims.queue.map(([amount, ready]) => ({
    amount: BigInt(String(amount)),
    ready: ready === true,
  }));
  expect(claimable(queue)).toBe(claims.claimable);
  expect(String(locked(queue, 1))).toBe(claims.lockedFirst);
  expect(String(locked(queue, 0))).toBe(claims.lockedAll);
  const first = claimed(queue, 1);
  expect(String(first.paid)).toBe(claims.firstPaid);
  const second = claimed(first.left, 0);
  expect(String(second.paid)).toBe(claims.secondPaid);
  expect(second.left).toHaveLength(claims.left);
  expect(claimed(second.left, 0).paid).toBe(0n);
});

test('rates are derived from one day', () => {
  const {reward, pooled, ...rates} = contracts.rates;
  const found = ratesOf(reward, pooled);
  expect(found.day).toBeCloseTo(rates.day, 12);
  expect(found.apr).toBeCloseTo(rates.apr, 12);
  expect(found.apy).toBeCloseTo(rates.apy, 12);
});

test.each(contracts.consensus)('$validators validators in turns of $turnLength', (example) => {
  expect(recentWindow(example.validators, example.turnLength)).toBe(example.window);
  expect(quorum(example.validators)).toBe(example.quorum);
  if (example.inTurnOf1000 !== undefined) {
    expect(inTurn(1000, example.validators, example.turnLength)).toBe(example.inTurnOf1000);
  }
});

test('the time of a block combines two fields of its header', () => {
  const {timestamp, mixHash, milliseconds} = contracts.time;
  expect(String(blockTime(BigInt(timestamp), BigInt(mixHash)))).toBe(milliseconds);
});

test('the deadlines of an auction', () => {
  const {interval, sealing, simulation, bids, block} = contracts.deadlines;
  expect(deadlines(interval, sealing, simulation)).toEqual({bids, block, next: interval});
});

test.each(contracts.auction.cases)(
  'a bid with the builder fee $builderFee: wins $wins',
  (example) => {
    const {commission, localFees, gasFee} = contracts.auction;
    const bid = {gasFee: BigInt(gasFee), builderFee: BigInt(example.builderFee)};
    expect(String(validatorReward(bid.gasFee, BigInt(commission), bid.builderFee))).toBe(
      example.reward,
    );
    expect(beatsLocal(bid, BigInt(localFees), BigInt(commission))).toBe(example.wins);
  },
);

test('what is worth moving still exceeds the least delegation after rounding', () => {
  const profile = profileOf('current');
  const least = inputsOf(profile).whole('staking.minDelegation');
  const above = BigInt(protocolExamples(profile).exit.leastAbove.value);
  // The command moves whole tokens, and leaves one: of anything less, as much as the least delegation, or nothing.
  const moved = (own: bigint) => own / ONE - 1n;
  expect(moved(above) * ONE).toBeGreaterThan(least);
  expect(moved(above - 1n) * ONE).toBeLessThanOrEqual(least);
});
