import fs from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {loadVersion} from '../../../src/profile/load';
import {isParameter} from '../../../src/profile/parameter';
import {evaluate, initialTexts} from '../../../src/tools/evaluate';
import {counted} from '../../../src/tools/money';
import shares from '../../../src/tools/shares';
import {converted} from '../../../src/tools/shares/conversion';
import {sharesFacts} from '../../../src/tools/shares/facts';
import type {PoolsRead} from '../../../src/tools/shares/readPools';
import {plainText} from '../../../src/tools/view/rich';
import {workedExamples} from '../../../src/worked';
import {STAKING_GAS} from '../../../src/worked/gas';

const siteDir = `${__dirname}/../../..`;
const data = loadVersion(siteDir, 'current');
const facts = sharesFacts(data);
const {symbol} = data.network;

/** Labels with values for texts that differ from the initial ones. */
function shownFor(
  texts: Readonly<Record<string, string>>,
  reading?: PoolsRead,
): Readonly<Record<string, string>> {
  const all = {...initialTexts(shares.fields(facts)), ...texts};
  const [block] = evaluate(shares, facts, all, reading).output?.blocks ?? [];
  if (block?.kind === 'text') return {fault: plainText(block.text)};
  if (block?.kind !== 'values') return {};
  return Object.fromEntries(
    block.rows.map(({label, value}) => [plainText(label), plainText(value)]),
  );
}

test('it begins with the redelegation of the page', () => {
  const worked = workedExamples(data.network).redelegation ?? {};
  const wei = (key: string) => {
    const node = worked[key];
    return isParameter(node) ? BigInt(node.value) : undefined;
  };
  const pool = {supply: BigInt(facts.supply), pooled: BigInt(facts.pooled)};
  const target = {supply: BigInt(facts.target), pooled: BigInt(facts.target)};
  const found = converted('shares', BigInt(facts.shares), pool, BigInt(facts.feeRate), target);
  expect(found.value).toBe(wei('gross'));
  expect(found.move).toMatchObject({
    fee: wei('fee'),
    net: wei('net'),
    newShares: wei('newShares'),
  });
  expect(found.arrived).toBe(wei('value'));
  expect(shownFor({})).toMatchObject({'Fee to redelegate it': `0.006018 ${symbol}`});
});

test('a move is worth what arrives at most: the fee goes to the shares that were there', () => {
  const wei = fc.bigInt(10n ** 18n, 10n ** 27n);
  fc.assert(
    fc.property(wei, wei, wei, (amount, supply, pooled) => {
      const own = {supply: 1n, pooled: 1n};
      const {move, arrived} = converted('coins', amount, own, 100n, {supply, pooled});
      expect(arrived <= move.net).toBe(true);
    }),
  );
  const [block] =
    evaluate(shares, facts, initialTexts(shares.fields(facts)), undefined).output?.blocks ?? [];
  const rows = block?.kind === 'values' ? block.rows : [];
  expect(plainText(rows.at(-1)?.note ?? '')).toContain('the fee goes to the shares that are there');
});

test('coins that become shares are never worth more than before, and lose a share’s price at most', () => {
  const wei = fc.bigInt(1n, 10n ** 27n);
  fc.assert(
    fc.property(wei, wei, wei, (amount, supply, pooled) => {
      const pool = {supply, pooled};
      const {value} = converted('coins', amount, pool, 2n, {supply: 1n, pooled: 1n});
      expect(value <= amount).toBe(true);
      expect(amount - value <= pooled / supply + 1n).toBe(true);
    }),
  );
});

test('what cannot be is told', () => {
  expect(shownFor({amount: '4000'}).fault).toContain('more shares than the pool has');
  expect(shownFor({amount: '0.5'})['Arrives there']).toBe(`Refused: less than 1 ${symbol}`);
  const all = {...initialTexts(shares.fields(facts)), supply: '0', gasPrice: '20000'};
  expect(evaluate(shares, facts, all, undefined).faults).toEqual({
    gasPrice: 'Enter at most 10000 gwei.',
    supply: 'Enter at least 0.000000000000000001.',
  });
});

test('a move to the same validator, or to one in jail, is refused', () => {
  const [one, other] = ['01', '02'].map((byte) => `0x${byte.repeat(20)}`) as [string, string];
  expect(shownFor({operator: one, targetOperator: one}).fault).toContain('Both operators');
  const to = (targetOperator: string) =>
    shownFor({operator: one, targetOperator}, {jailed: other})['Arrives there'];
  expect(to(other)).toBe('Refused: that validator is in jail');
  expect(to(`0x${'03'.repeat(20)}`)).not.toContain('Refused');
  expect(shownFor({}, {jailed: undefined})['Arrives there']).not.toContain('Refused');
});

test('gas is that of the page', () => {
  const page = fs.readFileSync(`${siteDir}/docs/staking/overview.mdx`, 'utf8');
  const table = page.slice(page.indexOf('| Action | Fee and wait'));
  for (const {least, most} of Object.values(STAKING_GAS)) {
    expect(table).toContain(counted(least));
    expect(table).toContain(counted(most));
  }
});
