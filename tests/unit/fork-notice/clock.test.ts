import {expect, test} from 'vitest';
import {isNear} from '../../../src/components/ForkNotice/near';
import {quietShift} from '../../e2e/clock';

const DAY = 86_400_000;
const at = Date.parse('2030-01-20T12:00:00Z') / 1000;
const forks = [{at}, {at: at - (10 * DAY) / 1000}];

test('the clock of pages is right while no fork is near', () => {
  expect(quietShift(at * 1000, forks)).toBe(0);
  expect(quietShift(at * 1000 - 25 * DAY, forks)).toBe(0);
});

test('near a fork it is before all notices', () => {
  const now = at * 1000 - 1;
  const time = now + quietShift(now, forks);
  expect(forks.some((fork) => isNear(fork, time))).toBe(false);
  expect(now - time).toBe(25 * DAY);
});
