/**
 * A localised date: `Nov 5, 2026`. English does without `Intl`, whose first use takes a phone about 90 ms during
 * hydration.
 *
 * @param time milliseconds since 1970; the day is in UTC
 * @param locale BCP 47 tag, such as `en`
 */
export function shortDate(time: number, locale: string): string {
  const date = new Date(time);
  if (locale !== 'en') {
    return date.toLocaleDateString(locale, {dateStyle: 'medium', timeZone: 'UTC'});
  }
  // The format is standardised: Thu, 05 Nov 2026 00:00:00 GMT.
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
