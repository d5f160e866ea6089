import fc from 'fast-check';
import {expect, test} from 'vitest';
import {loadVersion} from '../../../src/profile/load';
import {evaluate, initialTexts} from '../../../src/tools/evaluate';
import {momentInBoth} from '../../../src/tools/moment';
import unbonding from '../../../src/tools/unbonding';
import {datesOf} from '../../../src/tools/unbonding/dates';
import {unbondingFacts} from '../../../src/tools/unbonding/facts';
import {workedExamples} from '../../../src/worked';

const DAY = 86_400_000;
const siteDir = `${__dirname}/../../..`;
const facts = unbondingFacts(loadVersion(siteDir, 'current'));

test('it agrees with the worked example of the pages', () => {
  const data = loadVersion(siteDir, 'current');
  const {period} = unbondingFacts(data);
  const {undelegation} = workedExamples(data.network);
  const released = Number(undelegation?.releasedSeconds) * 1000;
  expect(datesOf(released - period * 1000, period).claimable).toBe(released);
  const time = new Date(released).toISOString().slice(11, 16);
  expect(undelegation).toMatchObject({released: expect.stringContaining(time) as string});
});

test('a request lies between the last settlement and the next election', () => {
  fc.assert(
    fc.property(fc.integer({min: 0, max: 4e12}), fc.integer({min: 0, max: 1e7}), (at, period) => {
      const {lastReward, leaves, claimable} = datesOf(at, period);
      expect(lastReward).toBeLessThanOrEqual(at);
      expect(leaves).toBeGreaterThan(at);
      expect(leaves - lastReward).toBe(DAY);
      expect(claimable - at).toBe(period * 1000);
    }),
  );
});

test('in the first minute of a day, a request may be in the block that pays, and too early for its reward', () => {
  const noteAt = (requested: string) =>
    JSON.stringify(
      evaluate(unbonding, facts, {...initialTexts(unbonding.fields(facts)), requested}, undefined),
    );
  expect(noteAt('2026-01-01T00:00')).toContain('Not if it was in the first block of the day');
  expect(noteAt('2026-01-01T00:01')).not.toContain('first block');
  expect(noteAt('2025-12-31T23:59')).not.toContain('first block');
});

test('a claim does not come too early for a block late in its minute', () => {
  const texts = initialTexts(unbonding.fields(facts));
  for (const requested of ['2026-07-01T12:00', '2026-07-01T12:00:45'])
    expect(evaluate(unbonding, facts, {...texts, requested}, undefined).output?.summary).toBe(
      'Claimable from Wed, 8 July 2026, 12:01 UTC.',
    );
});

test('times are in the zone of the reader, and in UTC', () => {
  const at = Date.UTC(2026, 6, 1, 22, 30);
  expect(momentInBoth('UTC', at)).toBe('Wed, 1 July 2026, 22:30 UTC');
  expect(momentInBoth('Europe/Zurich', at)).toBe(
    'Thu, 2 July 2026, 00:30 GMT+2 (Wed, 1 July 2026, 22:30 UTC)',
  );
});
