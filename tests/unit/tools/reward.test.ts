import fc from 'fast-check';
import {expect, test} from 'vitest';
import {loadVersion} from '../../../src/profile/load';
import {isParameter} from '../../../src/profile/parameter';
import {evaluate, initialTexts} from '../../../src/tools/evaluate';
import reward from '../../../src/tools/reward';
import {rewardFacts} from '../../../src/tools/reward/facts';
import {earnedAfter, ratesOfStake, type Stake} from '../../../src/tools/reward/outcome';
import {ONE, ranking} from '../../../src/tools/reward/ranking';
import {plainText} from '../../../src/tools/view/rich';
import {workedExamples} from '../../../src/worked';
import {compounded, ratesOf} from '../../../src/worked/rates';

const data = loadVersion(`${__dirname}/../../..`, 'current');
const facts = rewardFacts(data);
const worked = workedExamples(data.network).rates ?? {};
const value = (key: string): number => {
  const node = worked[key];
  return isParameter(node) ? Number(node.value) : NaN;
};

const example: Stake = {
  stake: BigInt(facts.stake),
  pool: BigInt(facts.pool),
  income: BigInt(facts.income),
  commission: BigInt(facts.commission),
  isPooled: true,
};

/** The output for texts that differ from the initial ones. */
function outputOf(texts: Readonly<Record<string, string>>) {
  const all = {...initialTexts(reward.fields(facts)), ...texts};
  return evaluate(reward, facts, all, undefined);
}

const stakes = fc
  .record({
    stake: fc.bigInt(1n, 10n ** 25n),
    pool: fc.bigInt(10n ** 18n, 10n ** 26n),
    income: fc.bigInt(0n, 10n ** 21n),
    commission: fc.bigInt(0n, 5000n),
  })
  .map((one): Stake => ({...one, isPooled: one.stake <= one.pool}));

test('it begins with the numbers of the page', () => {
  const hundredths = (days: number) => {
    const step = 10n ** 16n;
    return Number(((earnedAfter(example, days) + step / 2n) / step) * step);
  };
  expect(hundredths(1)).toBe(value('perDay'));
  expect(hundredths(30)).toBe(value('perMonth'));
  expect(hundredths(365)).toBe(value('perYear'));
  const [rows] = outputOf({}).output?.blocks ?? [];
  const notes =
    rows?.kind === 'values' ? rows.rows.map(({note = ''}) => plainText(note)).join(' ') : '';
  for (const key of ['day', 'apr', 'apy']) expect(notes).toContain(` ${value(key)} %`);
});

test('rates are those of the worked formula', () => {
  fc.assert(
    fc.property(stakes, (stake) => {
      const {day, apr, apy} = ratesOfStake(stake);
      const expected = ratesOf(Number(day.part), Number(day.whole));
      if (expected.day > 0.1) return;
      const quotient = ({part, whole}: typeof apy) => Number((part * ONE) / whole) / Number(ONE);
      expect(quotient(apr)).toBeCloseTo(expected.apr, 9);
      expect(quotient(apy) / Math.max(1, expected.apy)).toBeCloseTo(
        expected.apy / Math.max(1, expected.apy),
        8,
      );
    }),
  );
});

test('days follow each other: a stake that goes on from its value earns the same', () => {
  const days = fc.integer({min: 0, max: 400});
  fc.assert(
    fc.property(stakes, days, days, ({stake, pool, income}, one, other) => {
      const early = compounded(stake, income, pool, one);
      expect(compounded(early, income, pool, other)).toBe(
        compounded(stake, income, pool, one + other),
      );
    }),
  );
});

test('more commission, or a stake that is not yet in the pool, earns no more', () => {
  fc.assert(
    fc.property(stakes, fc.bigInt(0n, 5000n), (stake, commission) => {
      const [low, high] =
        commission < stake.commission
          ? [commission, stake.commission]
          : [stake.commission, commission];
      const earned = (rate: bigint) => earnedAfter({...stake, commission: rate}, 30);
      expect(earned(high) <= earned(low)).toBe(true);
      const outside = earnedAfter({...stake, isPooled: false}, 1);
      expect(outside <= earnedAfter({...stake, isPooled: true}, 1)).toBe(true);
    }),
  );
});

test('a stake that is not yet in the pool shares it with what is there', () => {
  const [stake, pool] = [100_000n * ONE, 400_000n * ONE];
  const outside = {...example, stake, pool, isPooled: false};
  expect(earnedAfter(outside, 1)).toBe(8n * ONE);
  expect(earnedAfter({...outside, isPooled: true}, 1)).toBe(10n * ONE);
});

test('values that contradict each other are told', () => {
  const said = (texts: Readonly<Record<string, string>>) => {
    const [block] = outputOf(texts).output?.blocks ?? [];
    return block?.kind === 'text' ? plainText(block.text) : '';
  };
  expect(said({stake: '500001'})).toContain('larger than the pool');
  expect(said({stake: '500001', isPooled: ''})).toBe('');
  expect(said({income: '1000000'})).toContain('larger than the whole pool');
  expect(outputOf({commission: '50.01'}).faults).toEqual({commission: 'Enter at most 50 %.'});
  expect(outputOf({pool: '0'}).faults).toEqual({
    pool: `Enter at least 1 ${data.network.symbol}.`,
  });
});

test('validators are ranked by the growth of a stake, not by commission or pool', () => {
  const days = (reward: bigint, pool: bigint, length = 30) =>
    Array.from({length: 30}, (_, day) =>
      day < length ? {reward: reward * ONE, pool: pool * ONE} : {reward: 0n, pool: 0n},
    );
  const all = ranking([
    {operator: '0x1', name: 'Big', commission: 500n, pool: 9n, days: days(40n, 500_000n)},
    {operator: '0x2', name: 'Small', commission: 2000n, pool: 9n, days: days(32n, 100_000n)},
    {operator: '0x3', name: 'Jailed', commission: 0n, pool: 9n, days: days(60n, 100_000n, 5)},
    {operator: '0x4', name: 'New', commission: 0n, pool: 9n, days: days(0n, 0n)},
  ]);
  expect(all.map(({name}) => name)).toEqual(['Small', 'Jailed', 'Big', 'New']);
  const [small, jailed, , newest] = all;
  // 32 after a commission of 20 % were 40 before.
  expect(small?.income).toBe(40n * ONE);
  expect(jailed).toMatchObject({paid: 5, income: 10n * ONE});
  expect(newest).toMatchObject({growth: 0n, paid: 0, income: 0n});
  expect(small?.growth).toBe(compounded(ONE, 32n, 100_000n, 30) - ONE);
});
