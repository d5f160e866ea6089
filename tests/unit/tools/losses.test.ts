import fc from 'fast-check';
import {expect, test} from 'vitest';
import {loadVersion} from '../../../src/profile/load';
import {evaluate, initialTexts} from '../../../src/tools/evaluate';
import losses from '../../../src/tools/losses';
import {lossesFacts} from '../../../src/tools/losses/facts';
import {lossOf, penaltyOf, toAdd, type Offence} from '../../../src/tools/losses/outcome';
import {absence} from '../../../src/worked/jail';
import {delegated, sharesFor, valueOf} from '../../../src/worked/shares';

const facts = lossesFacts(loadVersion(`${__dirname}/../../..`, 'current'));
const ONE = 10n ** 18n;
const DAY = 86_400_000;
const NOON = Date.UTC(2026, 0, 1, 12);
const position = {
  stake: BigInt(facts.stake),
  pool: BigInt(facts.pool),
  reward: BigInt(facts.reward),
};

test('penalties are those of the profile, and never more than the operator has', () => {
  const own = 2000n * ONE;
  expect(penaltyOf('misdemeanor', own, facts)).toEqual({taken: 0n, jail: 0, missing: 0n});
  expect(penaltyOf('downtime', own, facts)).toEqual({
    taken: 10n * ONE,
    jail: 172_800,
    missing: 10n * ONE,
  });
  expect(penaltyOf('doubleSign', 3000n * ONE, facts)).toEqual({
    taken: 200n * ONE,
    jail: 2_592_000,
    missing: 0n,
  });
  expect(penaltyOf('doubleSign', 5n * ONE, facts)).toMatchObject({
    taken: 5n * ONE,
    missing: own,
  });
  expect(penaltyOf('selfStake', own - 1n, facts)).toEqual({taken: 0n, jail: 172_800, missing: 1n});
  expect(penaltyOf('selfStake', own, facts).jail).toBe(0);
});

test('what the operator is told to add is enough after all conversions, and is a delegation', () => {
  const least = BigInt(facts.minDelegation);
  const amount = (from: bigint, to: bigint) => fc.bigInt({min: from, max: to});
  const pools = fc.tuple(amount(3000n * ONE, 10n ** 24n), amount(0n, 10n ** 23n));
  fc.assert(
    fc.property(pools, amount(2000n * ONE, 2011n * ONE), ([supply, earned], stake) => {
      const pool = {supply, pooled: supply + earned};
      const shares = sharesFor(stake, pool);
      const own = valueOf(shares, pool);
      const {taken, missing} = penaltyOf('downtime', own, facts);
      fc.pre(missing > 0n);
      const burnt = sharesFor(taken, pool);
      const slashed = {supply: supply - burnt, pooled: pool.pooled - valueOf(burnt, pool)};
      const added = toAdd(missing, least);
      const bought = sharesFor(added, slashed);
      const after = valueOf(shares - burnt + bought, delegated(added, slashed));
      expect(added).toBeGreaterThanOrEqual(least);
      expect(added % 10n ** 12n).toBe(0n);
      expect(after).toBeGreaterThanOrEqual(BigInt(facts.minSelf));
    }),
    {numRuns: 1000},
  );
  expect(toAdd(1n, least)).toBe(least);
});

test('contradicting votes are punished like two blocks, once governance has enabled that', () => {
  const own = 2000n * ONE;
  expect(penaltyOf('vote', own, {...facts, isVoteSlashed: true})).toEqual(
    penaltyOf('doubleSign', own, facts),
  );
  expect(penaltyOf('vote', own, {...facts, isVoteSlashed: false}).taken).toBe(0n);
});

test('two days of jail from noon cost three daily rewards', () => {
  const gone = absence(NOON, 172_800, 0);
  expect(gone).toEqual({
    release: NOON + 2 * DAY,
    elected: NOON + 2.5 * DAY,
    paid: NOON + 3.5 * DAY,
    days: 3,
  });
  const {stays, leaves} = lossOf(
    position,
    'downtime',
    penaltyOf('downtime', ONE, facts),
    NOON,
    0,
    2n,
  );
  // 0.08 of a day's reward, three times; the fee of 1,000.
  expect(stays).toBe((24n * ONE) / 100n);
  expect(leaves).toBe((2n * ONE) / 100n);
});

test('a release at midnight is too late for the election of that midnight', () => {
  const midnight = NOON - DAY / 2;
  const {release, elected, days} = absence(midnight, 172_800, 0);
  expect({release, elected, days}).toEqual({
    release: midnight + 2 * DAY,
    elected: midnight + 3 * DAY,
    days: 3,
  });
});

test('a misdemeanour costs the part of the day that has passed', () => {
  const none = {taken: 0n, jail: 0, missing: 0n};
  expect(lossOf(position, 'misdemeanor', none, NOON, 0, 2n)).toEqual({
    stays: (4n * ONE) / 100n,
    before: 0n,
    leaves: undefined,
    absence: undefined,
  });
});

test('in the first block of a day, the reward of the day before is lost, too', () => {
  const midnight = NOON - DAY / 2;
  const daily = (8n * ONE) / 100n;
  const lost = (offence: Offence, at: number) =>
    lossOf(position, offence, penaltyOf(offence, ONE, facts), at, 0, 2n);
  // A maintenance that nobody has left ends there.
  expect(lost('misdemeanor', midnight)).toMatchObject({stays: daily, before: daily});
  expect(lost('misdemeanor', midnight + 60_000)).toMatchObject({
    stays: (daily * 60n) / 86_400n,
    before: 0n,
  });
  expect(lost('downtime', midnight).stays).toBe(4n * daily);
  expect(lost('downtime', midnight + 60_000).stays).toBe(3n * daily);
  const texts = {...initialTexts(losses.fields(facts)), at: '2026-01-02T00:00'};
  const shown = JSON.stringify(evaluate(losses, facts, texts, undefined).output);
  expect(shown).toContain('Lost income if you stay (4 days)');
  expect(shown).toContain('of the day before');
  expect(shown).toContain(', the fee and the day before');
});

test('a validator is elected at a midnight after its release, and each day later costs a reward', () => {
  const time = fc.integer({min: 0, max: 4e12});
  const jail = fc.integer({min: 1, max: 1e7});
  fc.assert(
    fc.property(time, jail, fc.integer({min: 0, max: 100}), (at, seconds, late) => {
      const gone = absence(at, seconds, late * DAY);
      expect(gone.elected % DAY).toBe(0);
      expect(gone.elected).toBeGreaterThan(gone.release + late * DAY);
      expect(gone.elected - gone.release - late * DAY).toBeLessThanOrEqual(DAY);
      expect(gone.days).toBe(absence(at, seconds, 0).days + late);
      const penalty = {taken: 0n, jail: seconds, missing: 0n};
      const {stays} = lossOf(position, 'downtime', penalty, at, late, 2n);
      const daily = valueOf(position.stake, {supply: position.pool, pooled: position.reward});
      expect(stays).toBe(daily * BigInt(gone.days + (at % DAY < 60_000 ? 1 : 0)));
    }),
  );
});

test.each<Offence>(['misdemeanor', 'downtime', 'doubleSign', 'vote', 'selfStake'])(
  'for %s it says that the stake loses nothing',
  (offence) => {
    const texts = {...initialTexts(losses.fields(facts)), offence};
    const {output, faults} = evaluate(losses, facts, texts, undefined);
    expect(faults).toEqual({});
    expect(output?.summary).toContain('Your stake loses nothing');
  },
);
