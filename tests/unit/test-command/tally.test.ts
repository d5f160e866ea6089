import {expect, test} from 'vitest';
import {
  formatTally,
  sum,
  tallyOf,
  tallyOfOutput,
  tallyOfResults,
} from '../../../scripts/test/tally';

test('a command with a summary line counts as it says, another counts as one', () => {
  expect(tallyOfOutput('a command', '✓ a\n5 passed, 1 failed\n', 1)).toMatchObject({
    passed: 5,
    failed: 1,
  });
  expect(tallyOfOutput('a command', 'skipped: no Go\n5 passed, 0 failed', 0).skipped).toEqual([
    'no Go',
  ]);
  expect(tallyOfOutput('a command', 'done', 0)).toMatchObject({passed: 1, failed: 0});
  expect(tallyOfOutput('a command', 'done', 2)).toMatchObject({passed: 0, failed: 1});
});

test('a failing command always has a failure', () => {
  expect(tallyOfOutput('a command', '6 passed, 0 failed', 1).failed).toBe(1);
  expect(tallyOfResults('a runner', [{title: 'a', outcome: 'passed'}], 1)).toMatchObject({
    passed: 1,
    failed: 1,
  });
  expect(tallyOfResults('a runner', [], 1).failed).toBe(1);
});

test('the last line has the totals, and every skipped test keeps its reason', () => {
  const total = sum([
    tallyOf('one', true),
    tallyOfResults(
      'a runner',
      [
        {title: 'a', outcome: 'failed'},
        {title: 'b', outcome: 'skipped', reason: 'no nginx'},
      ],
      1,
    ),
  ]);
  expect(total.skipped).toEqual(['b: no nginx']);
  expect(formatTally(total).split('\n')).toEqual([
    'skipped: b: no nginx',
    '✗ a',
    '1 passed, 1 failed, 1 skipped',
  ]);
  expect(formatTally(tallyOf('one', true))).toBe('1 passed, 0 failed');
});

test('failures are named before the last line, from any runner', () => {
  const total = sum([
    tallyOf('shellcheck', false),
    tallyOfOutput('npm run check', '✗ check:types (3.0 s)\n6 passed, 1 failed', 1),
    tallyOfOutput('npm run test:rpc', '6 passed, 0 failed', 1),
    tallyOfResults('vitest', [], 1),
  ]);
  expect(formatTally(total).split('\n')).toEqual([
    '✗ shellcheck',
    '✗ check:types (3.0 s)',
    '✗ npm run test:rpc',
    '✗ vitest ended with exit code 1',
    '12 passed, 4 failed',
  ]);
});

test('what passed only when retried counts as passed, and is named', () => {
  const tally = tallyOfResults('playwright', [{title: 'a', outcome: 'flaky'}], 0);
  expect(formatTally(tally)).toBe('passed when tried again: a\n1 passed, 0 failed');
});
