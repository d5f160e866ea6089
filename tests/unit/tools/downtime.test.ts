import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
  inMaintenance,
  untilMidnight,
  whileDown,
  type Rules,
} from '../../../src/tools/downtime/clock';
import {downOutput, maintenanceOutput} from '../../../src/tools/downtime/view';

const RULES: Rules = {misdemeanour: 50, felony: 150, scale: 2, validators: 21, interval: 450};

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
      expect(felony.blocks).toBe(felony.misses * given.validators);
    }),
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
    'Jail in 23 min 37 s if nothing is done; misdemeanour in 7 min 52 s.',
  );
  // The next multiple of both is a felony only.
  expect(downOutput(120, RULES).summary).toBe('Jail in 4 min 43 s if nothing is done.');
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
