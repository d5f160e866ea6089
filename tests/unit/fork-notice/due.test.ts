import {describe, expect, test} from 'vitest';
import {nameOf, noticeOn, placeOf} from '@site/src/components/ForkNotice/due';
import type {Upcoming} from '@site/src/feeds/upcoming';

const DAY = 86_400_000;
const at = Date.UTC(2030, 3, 20, 10);
const fork: Upcoming = {
  fork: 'Two',
  chain: 'Other Network',
  at: at / 1000,
  release: 'v1.2.0',
  roles: ['validator'],
};
const everybody: Upcoming = {...fork, fork: 'Three', at: (at + DAY) / 1000, roles: []};

const shown = (page: string, now: number, dismissed: readonly string[] = []) =>
  noticeOn(page, [everybody, fork], now, dismissed)?.fork;

describe('a notice', () => {
  test('begins 14 days before the fork, and ends with it', () => {
    expect(shown('/validator/run-val', at - 14 * DAY - 1)).toBeUndefined();
    expect(shown('/validator/run-val', at - 14 * DAY)).toBe('Two');
    expect(shown('/validator/run-val', at - 1)).toBe('Two');
    expect(noticeOn('/validator/run-val', [fork], at, [])).toBeUndefined();
  });

  test('is on pages of those whom it concerns', () => {
    expect(shown('/staking/overview', at - DAY)).toBe('Three');
    expect(noticeOn('/staking/overview', [fork], at - DAY, [])).toBeUndefined();
    expect(noticeOn('/specification', [fork], at - DAY, [])).toBe(fork);
  });

  test('stays dismissed until time or release changes', () => {
    expect(shown('/validator/run-val', at - DAY, [nameOf(fork)])).toBe('Three');
    expect(nameOf({...fork, at: fork.at + 1})).not.toBe(nameOf(fork));
    expect(nameOf({...fork, release: 'v1.2.1'})).not.toBe(nameOf(fork));
  });
});

test.each([
  ['/next/staking/overview', '/next', '/staking/overview'],
  ['/staking/overview', '', '/staking/overview'],
  ['/nextness', '', '/nextness'],
  ['/next', '/next', ''],
])('%s is in the version at "%s"', (pathname, base, page) => {
  expect(placeOf(pathname, ['/', '/next'])).toEqual({base, page});
});
