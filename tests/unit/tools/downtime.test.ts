import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
  inMaintenance,
  untilMidnight,
  whileDown,
  type Rules,
} from '../../../src/tools/downtime/clock';
import downtime from '../../../src/tools/downtime';
import {downtimeFacts} from '../../../src/tools/downtime/facts';
import type {Counted} from '../../../src/tools/downtime/read';
import {downOutput, maintenanceOutput} from '../../../src/tools/downtime/view';
import {evaluate, initialTexts} from '../../../src/tools/evaluate';
import {loadVersion} from '../../../src/profile/load';
import {inTurn} from '../../../src/worked/consensus';

const RULES: Rules = {
  misdemeanour: 50,
  felony: 150,
  scale: 2,
  validators: 21,
  turnLength: 16,
  interval: 450,
};

/** The counter as SlashIndicator.slash counts, until it does something. */
function slashed(misses: number, what: 'misdemeanour' | 'felony', {misdemeanour, felony}: Rules) {
  for (let count = misses + 1, added = 1; ; count += 1, added += 1) {
    if (count % felony === 0) return added;
    if (what === 'misdemeanour' && count % misdemeanour === 0) return added;
  }
}

const rules = fc.record({
  misdemeanour: fc.integer({min: 1, max: 300}),
  felony: fc.integer({min: 301, max: 1000}),
  scale: fc.integer({min: 1, max: 9}),
  validators: fc.integer({min: 1, max: 31}),
  turnLength: fc.integer({min: 1, max: 64}),
  interval: fc.constant(450),
});

test('a validator that is down reaches the thresholds when the contract says', () => {
  fc.assert(
    fc.property(fc.nat(1000), rules, (misses, given) => {
      const {misdemeanour, felony} = whileDown(misses % given.felony, given);
      expect(felony.misses).toBe(slashed(misses % given.felony, 'felony', given));
      expect(Math.min(misdemeanour.misses, felony.misses)).toBe(
        slashed(misses % given.felony, 'misdemeanour', given),
      );
    }),
  );
});

/** Blocks until the first validator has missed so many, from a head on. */
function missedAfter(head: number, misses: number, {validators, turnLength}: Rules): number {
  for (let height = head + 1, missed = 0; ; height += 1) {
    if (inTurn(height, validators, turnLength) === 0) missed += 1;
    if (missed === misses) return height - head;
  }
}

test('misses come a turn at a time: the earliest and the latest block of a threshold', () => {
  for (const misses of [0, 100, 140, 149]) {
    const {felony} = whileDown(misses, RULES);
    const starts = Array.from({length: 21 * 16}, (_, head) =>
      missedAfter(head, felony.misses, RULES),
    );
    expect([felony.blocks, felony.latest]).toEqual([Math.min(...starts), Math.max(...starts)]);
  }
  expect(JSON.stringify(downOutput(140, RULES))).toContain(
    '10 misses away, in 4 s at the earliest (10 to 330 blocks)',
  );
});

test('maintenance counts as the contract counts when the validator leaves', () => {
  fc.assert(
    fc.property(fc.nat(50_000), rules, (blocks, given) => {
      const {counted, misdemeanour, felony} = inMaintenance(blocks, given);
      const {validators, scale} = given;
      const count = (at: number) => Number(BigInt(at) / BigInt(validators) / BigInt(scale));
      expect(counted).toBe(count(blocks));
      for (const [left, threshold] of [
        [misdemeanour, given.misdemeanour],
        [felony, given.felony],
      ] as const) {
        expect(count(blocks + left.blocks)).toBeGreaterThanOrEqual(threshold);
        if (left.blocks > 0) expect(count(blocks + left.blocks - 1)).toBeLessThan(threshold);
      }
    }),
  );
});

test('the summary says what comes first', () => {
  expect(downOutput(0, RULES).summary).toBe(
    'Misdemeanour in 7 min 34 s at the earliest; jail in 22 min 43 s if it cannot enter maintenance then.',
  );
  // The next multiple of both is a felony only.
  expect(downOutput(120, RULES).summary).toBe(
    'Jail in 2 min 37 s at the earliest if nothing is done.',
  );
  expect(maintenanceOutput(0, 3, RULES).summary).toBe('Leave within 15 min 45 s to lose nothing.');
  expect(maintenanceOutput(2100, 3, RULES).summary).toContain('Leaving now is a misdemeanour.');
  expect(maintenanceOutput(6300, 3, RULES).summary).toContain('Leaving now is a felony');
});

test('a validator that enters maintenance is not among those that work', () => {
  const printed = JSON.stringify(downOutput(0, RULES));
  expect(printed).toContain('15 min without a misdemeanour, 45 min without a fine');
  expect(printed).toContain('divided by 20,');
  expect(JSON.stringify(downOutput(0, {...RULES, validators: 1}))).toContain('divided by 1,');
});

test('midnight is a day away at midnight', () => {
  expect(untilMidnight(Date.UTC(2030, 0, 1))).toBe(86_400_000);
  expect(untilMidnight(Date.UTC(2030, 0, 1, 23, 59, 59))).toBe(1000);
});

const facts = downtimeFacts(loadVersion(`${__dirname}/../../..`, 'current'));
const address = `0x${'12'.repeat(20)}`;
const now = Date.UTC(2030, 0, 1, 12);
const elected: Counted = {
  ...facts,
  address,
  block: 1000,
  at: now,
  misses: 3,
  lastMiss: 999,
  maintained: undefined,
  isElected: true,
  jailedUntil: undefined,
  isOpen: true,
};

/** What the tool says after a reading. */
function said(reading: Counted, texts: Readonly<Record<string, string>> = {address}) {
  const all = {...initialTexts(downtime.fields(facts)), ...texts};
  const {summary, blocks} = evaluate(downtime, facts, all, reading).output ?? {};
  return {summary, blocks: JSON.stringify(blocks)};
}

test('a turn has the length that the chain says', () => {
  expect(said({...elected, turnLength: 8}).blocks).toContain('Misses come 8 in a row');
});

test('where nobody has entered maintenance, misses put no validator into it', () => {
  const {summary, blocks} = said({...elected, isOpen: false});
  expect(summary).toContain('if it does not enter maintenance then.');
  expect(blocks).toContain('misses put no validator into maintenance until');
  expect(blocks).not.toContain('is put into maintenance');
  expect(said(elected).blocks).toContain('is put into maintenance');
});

test('who is in jail, or not elected, has no countdown', () => {
  const idle = {...elected, isElected: false};
  expect(said(elected).blocks).toContain('misses away');
  for (const [jailedUntil, summary] of [
    [undefined, 'Not elected today: this address misses nothing now.'],
    [now + 1, 'In jail until Tue, 1 January 2030, 12:01 UTC; then anybody may call unjail.'],
    [now, 'In jail until somebody calls unjail, which is possible now.'],
  ] as const) {
    const output = said({...idle, jailedUntil});
    expect(output.summary).toBe(summary);
    expect(output.blocks).toContain('Read at block 1,000');
    expect(output.blocks).not.toContain('misses away');
  }
});

test('a reading does not stay under another address', () => {
  for (const other of ['', `0x${'34'.repeat(20)}`]) {
    const {summary, blocks} = said({...elected, isElected: false}, {address: other});
    expect(summary).toContain('at the earliest');
    expect(blocks).toContain('read for another address');
    expect(blocks).not.toContain('Read at block');
  }
});
