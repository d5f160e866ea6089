import {expect, test} from 'vitest';
import {
  formatTally,
  sum,
  tallyOf,
  tallyOfOutput,
  tallyOfResults,
} from '../../../scripts/test/tally';

test('a command with a closing line counts what it says, another counts as one', () => {
  expect(tallyOfOutput('✓ a\n5 passed, 1 failed\n', 1)).toMatchObject({passed: 5, failed: 1});
  expect(tallyOfOutput('skipped: no Go\n5 passed, 0 failed', 0).skipped).toEqual(['no Go']);
  expect(tallyOfOutput('done', 0)).toMatchObject({passed: 1, failed: 0});
  expect(tallyOfOutput('done', 2)).toMatchObject({passed: 0, failed: 1});
});

test('a command that fails is never without a failure', () => {
  expect(tallyOfOutput('6 passed, 0 failed', 1).failed).toBe(1);
  expect(tallyOfResults([{title: 'a', outcome: 'passed'}], 1)).toMatchObject({
    passed: 1,
    failed: 1,
  });
  expect(tallyOfResults([], 1).failed).toBe(1);
});

test('the last line adds up, and every skipped test keeps its reason', () => {
  const total = sum([
    tallyOf(true),
    tallyOfResults(
      [
        {title: 'a', outcome: 'failed'},
        {title: 'b', outcome: 'skipped', reason: 'no nginx'},
      ],
      1,
    ),
  ]);
  expect(total.skipped).toEqual(['b: no nginx']);
  expect(formatTally(total)).toBe('1 passed, 1 failed, 1 skipped');
  expect(formatTally(tallyOf(true))).toBe('1 passed, 0 failed');
});
