import fc from 'fast-check';
import {expect, test} from 'vitest';
import {loadVersion} from '../../../src/profile/load';
import {isParameter} from '../../../src/profile/parameter';
import {evaluate, initialTexts} from '../../../src/tools/evaluate';
import reward from '../../../src/tools/reward';
import {rewardFacts} from '../../../src/tools/reward/facts';
import {earnedAfter, ratesOfStake, type Stake} from '../../../src/tools/reward/outcome';
import {ONE, ranking, rankedFor} from '../../../src/tools/reward/ranking';
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
function outputOf(texts: Readonly<Record<string, string>>, reading?: unknown) {
  const all = {...initialTexts(reward.fields(facts)), ...texts};
  return evaluate(reward, facts, all, reading);
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

/** The same reward on the first days, in whole coins, and none on the others. */
const records = (reward: number, length = 30): bigint[] =>
  Array.from({length: 30}, (_, day) => (day < length ? (BigInt(reward * 10) * ONE) / 10n : 0n));

const coins = (amount: number): bigint => BigInt(amount) * ONE;

test('validators are ranked by what a stake earns, not by commission or pool', () => {
  const all = ranking(
    [
      {
        operator: '0x1',
        name: 'Big',
        editedAgo: 99,
        commission: 500n,
        pool: coins(500_000),
        rewards: records(38),
      },
      {
        operator: '0x2',
        name: 'Small',
        editedAgo: 99,
        commission: 2000n,
        pool: coins(99_000),
        rewards: records(32),
      },
      {
        operator: '0x3',
        name: 'Jailed',
        editedAgo: 99,
        commission: 0n,
        pool: coins(90_000),
        rewards: records(40, 5),
      },
      {
        operator: '0x4',
        name: 'New',
        editedAgo: 99,
        commission: 0n,
        pool: coins(9000),
        rewards: records(0),
      },
    ],
    21,
  );
  expect(all.map(({name}) => name)).toEqual(['Small', 'Big', 'Jailed', 'New']);
  const [small, , jailed, newest] = all;
  // 32 after a commission of 20 % were 40 before.
  expect(small).toMatchObject({income: coins(40), paid: 30, raised: 0});
  expect(small?.growth).toBe((30n * 32n * ONE) / 99_000n);
  expect(jailed).toMatchObject({paid: 5, income: (coins(40) * 5n) / 30n});
  expect(newest).toMatchObject({growth: 0n, paid: 0, income: 0n});
});

test('a new stake enlarges the pool that it joins: it may earn most in a large one', () => {
  const one = {operator: '0x1', editedAgo: 99, rewards: records(20)};
  const standings = ranking(
    [
      {...one, name: 'Large', commission: 0n, pool: coins(500_000), rewards: records(40)},
      {...one, name: 'Small', commission: 5000n, pool: coins(10_000)},
    ],
    21,
  );
  expect(standings.map(({name}) => name)).toEqual(['Small', 'Large']);
  const ranked = rankedFor(standings, coins(1_000_000));
  expect(ranked.map(({name}) => name)).toEqual(['Large', 'Small']);
  expect(ranked[0]?.growth).toBe((30n * 40n * ONE) / 1_500_000n);

  const reading = {block: 1, at: 0, registered: 2, standings};
  const table = (texts: Readonly<Record<string, string>>) =>
    outputOf(texts, reading).output?.blocks.find(
      (block) => block.kind === 'table' && block.fills !== undefined,
    ) as {rows: string[][]; fills: {texts: Readonly<Record<string, string>>}[]} | undefined;
  const shown = table({stake: '1000000', isPooled: ''});
  expect(shown?.rows.map(([, name]) => name)).toEqual(['Large', 'Small']);
  // What a button fills in is not taken for a pool that contains the stake.
  const filled = {stake: '1000000', ...shown?.fills[0]?.texts};
  expect(outputOf(filled).output?.summary).toContain('earn 26.666');
  // It stays while fields contradict each other.
  const contradicting = {stake: '1000000', isPooled: 'on'};
  expect(outputOf(contradicting, reading).output?.summary).toBe('');
  expect(table(contradicting)?.rows).toHaveLength(2);
});

test('validators whose commission may have changed are named', () => {
  const honest = {operator: '0x1', commission: 500n, pool: coins(500_000), rewards: records(40)};
  const standings = ranking(
    [
      {...honest, name: 'Old', editedAgo: 30},
      {...honest, name: 'New', editedAgo: 29},
      {...honest, name: 'Newer', editedAgo: 1},
    ],
    21,
  );
  const reading = {block: 1, at: 0, registered: 3, standings};
  const {output} = evaluate(reward, facts, initialTexts(reward.fields(facts)), reading);
  const said = output?.blocks.map((block) => (block.kind === 'text' ? plainText(block.text) : ''));
  expect(said?.join(' ')).toContain('edited in this time: New (29 days ago), Newer (1 day ago).');
});

test('records that redelegations raise do not decide the rank', () => {
  const honest = {editedAgo: 99, commission: 0n, pool: coins(500_000), rewards: records(40)};
  const validators = [
    {...honest, operator: '0x1', name: 'One'},
    {...honest, operator: '0x2', name: 'Two'},
    {...honest, operator: '0x3', name: 'Three'},
    // 490,000 leave every day and return, the fee of 9.8 with them: 49.8 of a pool of 10,000 would be 0.498 % a day.
    {...honest, operator: '0x4', name: 'Faker', commission: 100n, rewards: records(49.8)},
    {...honest, operator: '0x5', name: 'Often', commission: 200n, rewards: records(1000)},
    // Without a reward, but with the fee of a redelegation.
    {...honest, operator: '0x6', name: 'Down', rewards: records(1)},
  ];
  const all = ranking(validators, 21);
  expect(all.map(({name}) => name)).toEqual(['One', 'Two', 'Three', 'Faker', 'Often', 'Down']);
  const faker = all[3];
  expect(faker?.growth).toBe((30n * 99n * 40n * ONE) / (100n * 500_000n));
  expect(all.map(({raised}) => raised)).toEqual([0, 0, 0, 0, 30, 0]);
  expect(all.map(({paid}) => paid)).toEqual([30, 30, 30, 30, 30, 0]);
});

test('a candidate is compared with candidates, and never with more than the cabinet earns', () => {
  const candidate = {editedAgo: 99, commission: 0n, pool: coins(30_000), rewards: records(5)};
  const cabinet = {
    operator: '0x1',
    editedAgo: 99,
    commission: 0n,
    pool: coins(500_000),
    rewards: records(40),
  };
  const others = ['A', 'B'].map((name) => ({...candidate, operator: '0x2', name}));
  const faker = {...candidate, operator: '0x3', name: 'Faker', pool: coins(31_000)};
  const raised = {...faker, rewards: records(400)};
  const all = ranking([{...cabinet, name: 'Cabinet'}, raised, ...others], 1);
  expect(all.map(({name}) => name)).toEqual(['A', 'B', 'Faker', 'Cabinet']);
  expect(all[2]).toMatchObject({income: coins(5), raised: 30});
  const [alone] = ranking([{...cabinet, name: 'Cabinet'}, raised], 1);
  expect(alone).toMatchObject({name: 'Faker', income: coins(40)});
});
