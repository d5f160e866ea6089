import {expect, test} from 'vitest';
import {shortDate} from '../../src/theme/LastUpdated/shortDate';

const TIMES = [0, Date.UTC(2024, 1, 29, 23, 59, 59), Date.UTC(2026, 10, 5), Date.UTC(2026, 4, 31)];

test('English dates equal those of Intl', () => {
  const intl = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'});
  for (const time of TIMES) expect(shortDate(time, 'en')).toBe(intl.format(time));
  expect(shortDate(Date.UTC(2026, 10, 5), 'en')).toBe('Nov 5, 2026');
});

test('other languages have their own format', () => {
  expect(shortDate(Date.UTC(2026, 10, 5), 'de')).toBe('05.11.2026');
});
