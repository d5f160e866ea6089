/**
 * A date as readers of a language write it: `Nov 5, 2026`. English goes without `Intl`, whose first use takes a phone
 * some 90 ms, in the middle of hydrating.
 *
 * @param time milliseconds since 1970; the day is that of UTC
 * @param locale BCP 47 tag, such as `en`
 */
export function shortDate(time: number, locale: string): string {
  const date = new Date(time);
  if (locale !== 'en') {
    return date.toLocaleDateString(locale, {dateStyle: 'medium', timeZone: 'UTC'});
  }
  // The standard gives its form: Thu, 05 Nov 2026 00:00:00 GMT.
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
